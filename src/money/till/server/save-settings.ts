import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import { USUAL_BOUNDARY } from '../rules/business-day.ts';
import type { TillSettingsBody, TillView } from '../wire/till.ts';
import { lockTill, requireDrawer } from './find-till.ts';
import { getTill } from './get-till.ts';
import { removeDrawer, selectDrawers, updateTill, upsertDrawer } from './queries.ts';

export async function saveTillSettings(ctx: StoreCtx, body: TillSettingsBody): Promise<TillView> {
  authorise(ctx, 'till.settings');
  const { blind: isBlind, closesItself } = body;
  await withTransaction(ctx, async (tx) => {
    const { storeId } = await lockTill(tx, tx.storeId);
    const boundary = parseClock(body.boundary) ?? USUAL_BOUNDARY;
    await updateTill(tx.db, storeId, { boundary, isBlind, closesItself });
    const kept = body.drawers.flatMap(({ _id }) => _id ?? []);
    for (const id of kept) await requireDrawer(tx, storeId, id);
    for (const { id } of await selectDrawers(tx.db, storeId))
      if (!kept.includes(id)) await removeDrawer(tx.db, storeId, id, new Date(tx.now));
    for (const { _id, name } of body.drawers)
      await upsertDrawer(tx.db, { storeId, id: _id ?? uuidV7(tx.now), name: name.trim() });
  });
  return getTill(ctx);
}
