import type { OrderChange } from '#domain/api/order.ts';
import type { Tax } from '#domain/menu/menu.ts';
import { usualTaxes } from '#domain/menu-edit/usual-taxes.ts';
import { type BasisPoints, parseHundredths } from '#domain/money/money.ts';
import type { Edit } from '#domain/order/edits.ts';
import { requestedLineOf } from '#domain/placing/order-request.ts';
import { decideLines } from '#domain/placing/place-order.ts';
import { taxesWithin } from '#domain/store/sold-taxes.ts';
import { minuteOfDayIn } from '#domain/time/clock.ts';
import { actorRecord, type StoreCtx } from '../../platform/context/context.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { lineRows } from '../placing/draft-order.ts';

type Of<Kind extends OrderChange['kind']> = Extract<OrderChange, { kind: Kind }>;

interface Asked {
  changes: readonly OrderChange[];
  /** How much of something whoever asks may give off. */
  upTo: BasisPoints;
}

/** The changes with whole lines, priced from the menu as it is now, and with discounts that have a name. */
export function readChanges(
  tx: StoreCtx,
  present: CachedStore,
  { order, lines }: StoredOrder,
  { changes, upTo }: Asked,
): Edit<LineRow>[] {
  const places = lines.map(({ position }) => position);
  const dishes = changes.filter((change) => change.kind === 'add');
  const added = dishLines(tx, present, order, dishes, Math.max(-1, ...places) + 1);
  return changes.map((change): Edit<LineRow> => {
    switch (change.kind) {
      case 'add':
        return { kind: 'add', line: added[dishes.indexOf(change)] as LineRow };
      case 'open':
        return { kind: 'add', line: openLine(tx, present, order, change) };
      case 'discount':
      case 'complimentary':
        return { kind: 'give', discount: { ...discountOf(tx, change, lines), upTo } };
      default:
        return change;
    }
  });
}

function dishLines(
  tx: StoreCtx,
  { store, catalogue, hsn }: CachedStore,
  order: StoredOrder['order'],
  dishes: Of<'add'>[],
  from: number,
): LineRow[] {
  if (dishes.length === 0) return [];
  const asked = dishes.map(requestedLineOf);
  const moment = { minuteOfDay: minuteOfDayIn(store.timeZone, tx.now), now: tx.now };
  const idAt = () => uuidV7(tx.now);
  return lineRows(order, { lines: decideLines(asked, catalogue, moment) }, { hsn, from, idAt });
}

/** After all dishes, so that whatever comes later follows it. */
const LAST = 1_000_000;

function openLine(
  tx: StoreCtx,
  { store, isTaxFree, isTaxIncluded, hsn }: CachedStore,
  { storeId, id: orderId }: StoredOrder['order'],
  { label, value, quantity, taxes }: Of<'open'>,
): LineRow {
  const usual = taxes?.map(toTax) ?? usualTaxes({ ...store, isTaxFree }).map(inHundredths);
  const sold = isTaxIncluded ? taxesWithin(usual) : usual;
  return {
    ...{ storeId, orderId, id: uuidV7(tx.now), position: LAST, itemId: '', itemLabel: label.trim() },
    itemTranslations: null,
    ...{ quantity, base: value, unit: value, categoryDiscount: 0, itemDiscount: 0 },
    taxes: isTaxFree ? [] : sold,
    hsn,
    images: [],
    configs: [],
    ...{ discarded: false, partOf: null, ready: false, off: null, remarks: null },
  };
}

const toTax = ({ label, value: rate }: { label: string; value: number }): Tax => ({ label, rate });
const inHundredths = ({ label, value }: { label: string; value: number }): Tax => ({
  label,
  rate: parseHundredths(value) ?? 0,
});

function discountOf(tx: StoreCtx, change: Of<'discount'> | Of<'complimentary'>, lines: readonly LineRow[]) {
  const actor = actorRecord(tx.actor);
  const { line: lineId, reason } = change;
  const line = lines.find(({ id }) => id === lineId);
  const by = 'name' in actor ? actor.name : '';
  const given = { id: uuidV7(tx.now), line: lineId ?? null, reason: reason.trim(), by };
  if (change.kind === 'complimentary')
    return { ...given, kind: change.kind, portions: change.quantity ?? line?.quantity ?? 1 };
  const { percent, amount = 0 } = change;
  return percent === undefined
    ? { ...given, kind: 'amount' as const, amount }
    : { ...given, kind: 'percent' as const, percent };
}
