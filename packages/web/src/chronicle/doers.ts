import { type Happening, type Seat, type Text, type Thing, the } from '@ecumene/engine';
import type { GameScreen } from '../games/game-screen.ts';
import { isSame, namedIn } from '../replay/named.ts';
import { opensWith } from '../table/log-entries.ts';
import type { Line } from './lines.ts';

/** Dates what follows, whoever that is about. */
const TURN_BEGINS = 'turn-begins';

/** Who and what each happening names: it is the same for good. */
const NAMED = new WeakMap<Happening, readonly Thing[]>();

function namedBy({ tell }: Pick<GameScreen, 'tell'>, happening: Happening): readonly Thing[] {
  const named = NAMED.get(happening) ?? namedIn(tell(happening));
  NAMED.set(happening, named);
  return named;
}

/** Whether a line is about whoever sits in a seat, or about what they lead; or says when that was. */
export function isAbout(game: Pick<GameScreen, 'tell'>, seat: Seat, led: Thing): (line: Line) => boolean {
  const somebody = [the('seat', seat), led];
  return (line) => {
    if (!('happening' in line)) return line.seat === seat;
    const { happening } = line;
    if (happening.event.what === TURN_BEGINS) return true;
    return namedBy(game, happening).some((thing) => somebody.some((one) => isSame(one, thing)));
  };
}

/** Who does what a sentence tells: the only one it names, or whoever it opens with, unless two do it together. */
export function doerOf(text: Text): Thing | undefined {
  const named = namedIn(text).filter(({ is }) => is === 'nation' || is === 'seat');
  const [first, ...others] = named;
  if (first !== undefined && others.every((other) => isSame(first, other))) return first;
  return /^\{\w+\} and \{/.test(text.say) ? undefined : named.find((thing) => opensWith(text, [thing]));
}
