import { refuse, say } from '@ecumene/engine';
import type { House } from '../operations/house.ts';
import { roleOf } from '../people/moderation.ts';
import type { PersonRow } from '../store/schema.ts';
import type { RequestHandler } from './request-handler.ts';
import type { Sockets } from './sockets.ts';

const NOT_MODERATOR = refuse('not-moderator', say('Only moderators can do this.'));
const NOBODY = refuse('no-one', say('Name the person.'));
const NOT_THEM = refuse('not-moderator', say('Only the operator can do this to a moderator.'));

/** What moderators do, and what people see of it. */
export function serveModeration(door: RequestHandler, { moderation, tables }: House, sockets: Sockets): void {
  const isModerator = (me: PersonRow): boolean => roleOf(me) === 'moderator';

  door.serve('myRecord', ({ me }) => moderation.recordOf(me().id));
  door.serve('moderationReports', async ({ me }) => (isModerator(me()) ? moderation.reports() : NOT_MODERATOR));
  door.serve('moderationPerson', async ({ me, params }) =>
    isModerator(me()) ? { person: await moderation.person(params.person) } : NOT_MODERATOR,
  );
  door.serve('moderate', async ({ me, body }) => {
    if (!isModerator(me())) return NOT_MODERATOR;
    const { deed, why, days, report } = body;
    const act = { by: me().id, why, days, report };
    if (deed === 'settle') {
      if (report === undefined) return NOBODY;
      await moderation.settle(report, act);
      return {};
    }
    if (body.person === undefined) return NOBODY;
    const person = await moderation.find(body.person);
    if (roleOf(person) === 'moderator') return NOT_THEM;
    if (deed === 'ban') await moderation.ban(person.id, act);
    else if (deed === 'mute') await moderation.mute(person.id, act);
    else if (deed === 'wipe') {
      const untitled = await moderation.wipe(person, act);
      for (const id of untitled) await tables.act(id, { also: () => ({ renamed: true }) });
    } else await moderation.lift(deed === 'unban' ? 'ban' : 'mute', person.id, act);
    if (deed === 'ban') sockets.closeOf(person.id);
    return {};
  });
}
