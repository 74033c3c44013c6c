import { constants, setPriority } from 'node:os';
import { ATTACKS, type AttackName, type Tally } from './attacks.ts';

/** One attack in a process of its own, so that what it costs to make is not taken for what it costs the server. */
const [name = '', server = '', seconds = '0'] = process.argv.slice(2);
const known = (word: string): word is AttackName => Object.hasOwn(ATTACKS, word);
if (!known(name) || new URL(server).hostname !== 'localhost') throw new Error('an attack on this machine');
// A real attacker has a machine of their own. Here the server gets priority.
setPriority(constants.priority.PRIORITY_LOW);
const tally: Tally = {};
await ATTACKS[name](server, Date.now() + Number(seconds) * 1000, tally);
console.log(JSON.stringify(tally));
process.exit(0);
