import type { Ctx } from '#platform/context/server/context.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { changeCovers } from '../change-sitting.ts';
import { openAt } from '../open-sitting.ts';
import { selectTableById } from '../queries.ts';
import { findPlaceOf } from '../rounds/rounds-at.ts';

/** Opens the table of a party that sits down now, if guests order together there. `present` is of before the locks. */
export async function seatGuests(
  tx: Ctx,
  present: CachedStore,
  { tableIds: [tableId], party }: { tableIds: readonly string[]; party: number },
): Promise<void> {
  const { store } = present;
  const table = tableId === undefined ? null : await selectTableById(tx.db, store.storeId, tableId);
  const place = table && (await findPlaceOf(tx, present, table));
  if (!place) return;
  const { sitting } = await openAt(tx, { store, table: place.table, covers: party });
  if (sitting.covers === null) await changeCovers(tx, sitting, party);
}
