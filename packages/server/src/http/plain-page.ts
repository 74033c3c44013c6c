import { GAMES } from '../games.ts';

/** What is shown where the web client has not been built. */
export function plainPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ecumene</title>
</head>
<body>
<main>
<h1>Ecumene</h1>
<p>This server plays:</p>
<ul>
${GAMES.map(({ title }) => `<li>${title}</li>`).join('\n')}
</ul>
<p>Its web client has not been built. Programs find what they need in <a href="/api/openapi.json">the description of its API</a>.</p>
</main>
</body>
</html>
`;
}
