import webPush from 'web-push';
import type { Config } from '../operations/config.ts';
import type { Store } from '../store/store.ts';
import { readBack } from '../store/written.ts';

const NAME = 'push-keys';
/** Whom a push service may write to, where nobody has said how the world reaches the server. */
const NOBODY = 'mailto:operator@localhost';

/**
 * The keys for notifications in browsers, made at the first start and kept with everything else: browsers that were asked
 * once go on being told. Of several processes that start together one makes them.
 */
export async function ownPushKeys(store: Store, address: string | undefined): Promise<NonNullable<Config['push']>> {
  const fresh = { name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) };
  await store.db
    .insertInto('made')
    .values(fresh)
    .onConflict((taken) => taken.doNothing())
    .execute();
  const kept = await store.db.selectFrom('made').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  const keys: { publicKey: string; privateKey: string } = readBack(kept.value);
  return { ...keys, subject: address?.startsWith('https:') ? address : NOBODY };
}
