import { below, pick } from '../random.ts';
import type { Event, World } from '../world.ts';
import type { Exam } from './exam.ts';

const FEW = 150;
/** Most games should reach their own end. */
const SELDOM = 10;

/**
 * Now and then somebody leaves, arrives, insists or is late, or time is called: the game must bear it. In whole games people
 * come and go less often, or all of them would be games of a few.
 */
export function peopleComeAndGo<W extends World<unknown, E>, V, E extends Event>(
  exam: Exam<W, V, E>,
  whole = false,
): void {
  const { table, random } = exam;
  const stays = (): boolean => whole && below(random, SELDOM) > 0;
  switch (below(random, FEW)) {
    case 0: {
      if (stays()) return;
      const here = table.seats.filter(
        (seat) => !table.world.room.gone.includes(seat) && !table.world.room.leaving.includes(seat),
      );
      if (here.length > exam.game.seats.least) table.leave(pick(random, here));
      return;
    }
    case 1:
      if (!stays()) table.arrive(`late-${table.journal.length}`);
      return;
    case 2:
      table.insist(exam.anySeat(), below(random, 2) === 0);
      return;
    case 3:
    case 4: {
      const { seat, id } = exam.anyQuestion();
      if (!table.defaultAnswer(seat, id).ok) exam.fail('default', `the default answer to ${id} is refused`);
      return;
    }
    case 5:
      for (const floor of table.openFloors()) table.closeFloor(floor);
      return;
    case 6:
      if (below(random, SELDOM) === 0 && !stays()) table.callTime();
      return;
    case 7: {
      const { seat, asking } = exam.anyQuestion();
      table.setAutomatic(seat, { topic: asking.question.topic, answers: [asking.sample(random)] });
      return;
    }
    default:
      return;
  }
}
