// A small player in plain JavaScript: it takes the first legal answer it is shown, else the default.
//
// Let it play:  ecumene simulate bazaar --bots "exec:node examples/bots/first.mjs,random"
// How it works: ecumene bot-protocol
import { createInterface } from 'node:readline';

/** Chooses an answer; replace this with something cleverer. */
function decide({ legal, default: usual }) {
  return legal?.length > 0 ? legal[0] : usual;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is !== 'question') continue;
  const memory = (message.memory ?? 0) + 1;
  console.log(JSON.stringify({ id: message.id, answer: decide(message), memory }));
}
