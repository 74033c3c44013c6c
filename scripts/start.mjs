// npm start: installs, builds and serves.
import { createServer } from 'node:http';
import { placeholder } from './placeholder.mjs';
import { build, giveUp, ready } from './ready.mjs';

const port = Number(process.env.PORT ?? 4000);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  giveUp(`PORT must be a number from 1 to 65535, not ${process.env.PORT}.`);

ready();
build();

const server = createServer((request, response) => {
  const found = request.url === '/';
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  response.end(found ? placeholder : '');
});
server.on('error', (error) => {
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set PORT to another one, such as PORT=${port + 1}.`
      : error.message,
  );
});
server.listen(port, () => console.log(`Ecumene is ready on http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)));
