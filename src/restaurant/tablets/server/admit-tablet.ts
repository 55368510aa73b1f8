import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { newTabletCookie, type TabletCookie } from '#restaurant/access/server/tablet-cookie.ts';
import { MOST_TABLETS } from '#restaurant/people/rules/tablet.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { giveLetter, lockLetters } from '#restaurant/tablet-numbers/server/numbers.ts';
import { endTablet } from './list-tablets.ts';
import { countTablets, insertTablet, selectTabletOf } from './queries.ts';

/** Makes a tablet of the caller's browser. Answers its cookie. A tablet that it was before ends. */
export async function admitTablet(
  ctx: StoreCtx,
  { name }: { name: string },
  former: TabletCookie | null,
): Promise<TabletCookie> {
  authorise(ctx, 'tablet.manage');
  const cookie = newTabletCookie(ctx.storeId);
  await withTransaction(ctx, async (tx) => {
    await lockLetters(tx, tx.storeId);
    const before =
      former?.storeId === tx.storeId ? await selectTabletOf(tx.db, tx.storeId, sha256(former.token)) : null;
    if (before) await endTablet(tx, before.id);
    if ((await countTablets(tx.db, tx.storeId)) >= MOST_TABLETS)
      throw fieldFault({ name: { rule: 'tooManyTablets', most: MOST_TABLETS } });
    const id = uuidV7(tx.now);
    await insertTablet(tx.db, {
      storeId: tx.storeId,
      id,
      name,
      tokenHash: sha256(cookie.token),
      admittedBy: tx.actor.name,
      createdAt: new Date(tx.now),
      seenAt: new Date(tx.now),
    });
    await giveLetter(tx, tx.storeId, id);
    await appendStaffLog(tx, tx.storeId, { what: 'tablet-admitted', subject: name });
  });
  return cookie;
}
