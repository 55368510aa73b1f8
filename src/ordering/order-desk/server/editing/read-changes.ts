import { withCourses } from '#ordering/courses/server/hold-lines.ts';
import { readChanges } from '#ordering/order-changes/rules/asked-changes.ts';
import type { Edit } from '#ordering/orders/rules/edits.ts';
import { channelOf } from '#ordering/orders/server/channel-of.ts';
import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import type { OrderChange } from '#ordering/orders/wire/order.ts';
import { actorRecord, type StoreCtx } from '#platform/context/server/context.ts';
import type { BasisPoints } from '#platform/money/rules/money.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { soldAt } from '#restaurant/stores/server/prices.ts';

interface Asked {
  changes: readonly OrderChange[];
  /** How much of something whoever asks may give off. */
  upTo: BasisPoints;
  idAt: (place: number) => string;
}

/** After all dishes, so that whatever comes later follows it. */
const LAST = 1_000_000;

/** The changes with whole rows. */
export function rowChanges(
  tx: StoreCtx,
  present: CachedStore,
  stored: StoredOrder,
  { changes, ...asked }: Asked,
): Edit<LineRow>[] {
  const { order, lines } = stored;
  const actor = actorRecord(tx.actor);
  const { store, catalogue, hsn, isTaxFree, isTaxIncluded } = present;
  const sold = soldAt(present, { now: tx.now, channel: channelOf(stored), table: { id: order.tableId } });
  const moment = { ...sold, type: order.orderTypeId };
  const selling = { catalogue, hsn, moment, store: { ...store, isTaxFree, isTaxIncluded } };
  const giver = { ...asked, by: 'name' in actor ? actor.name : '' };
  let position = Math.max(-1, ...lines.map((line) => line.position));
  const running = lines.map((line) => ({
    ...line,
    options: line.configs.flatMap(({ options }) => options.map(({ label }) => label)),
  }));
  return readChanges(changes, running, selling, giver).map((edit) => {
    if (edit.kind !== 'add') return edit;
    const { line } = edit;
    const place = line.itemId === '' ? LAST : ++position;
    const of = { storeId: order.storeId, orderId: order.id };
    const [row = line] = withCourses(tx, present, order, [line]);
    return { kind: 'add', line: { ...of, position: place, ...row, off: null, shares: null } };
  });
}
