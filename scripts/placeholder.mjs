const BOOKS = [
  'Advanced Civilization',
  'Civilization: The Expansion Project',
  'Western Empires',
  'Through the Ages: A New Story of Civilization',
];

/** The page served until there is a table to sit down at. It says so. */
export const placeholder = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ecumene</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f3ead7; color: #2b2621; font: 18px/1.6 Georgia, serif; }
  main { max-width: 34rem; padding: 2rem; }
  h1 { font-weight: 400; font-size: 2.5rem; margin: 0 0 0.5rem; letter-spacing: 0.02em; }
  p, ul { margin: 0 0 1rem; }
  code { background: #e6d9bd; padding: 0.1em 0.35em; border-radius: 3px; }
</style>
</head>
<body>
<main>
<h1>Ecumene</h1>
<p>The great civilization board games at one table, with every rule enforced:</p>
<ul>
${BOOKS.map((book) => `<li>${book}</li>`).join('\n')}
</ul>
<p>None of them can be played on this page yet. What is here so far are rules, boards and a command line: <code>npx ecumene --help</code>.</p>
</main>
</body>
</html>
`;
