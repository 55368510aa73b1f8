import { readyParts } from '#kitchen/tickets/rules/ready-parts.ts';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { firedLines } from '#ordering/courses/rules/fired-lines.ts';
import { passCharges } from '#ordering/order-changes/server/fixed-charges.ts';
import { CANCELLED, type LinePortions, type OrderEvent } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { allowDiscounts, findEditRules } from '#ordering/orders/server/allow-discounts.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { type StoredOrder, storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { type OrderChange, unchanged } from '#ordering/orders/server/order-change.ts';
import { quote } from '#ordering/orders/server/quote.ts';
import { toPriceable } from '#ordering/orders/server/views.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import { type PortionsApart, shareApproved, splitDiscounts } from '#ordering/prices/rules/split-discounts.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { newOrderSlug, uuidV7 } from '#platform/ids/server/ids.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { withoutFixed } from '../../rules/fixed-charges.ts';
import { planSplit, portionsApart, setApart } from '../../rules/split.ts';

export interface Split {
  lines: readonly string[];
  /** Lines of which only some portions go. */
  portions: readonly LinePortions[];
  store: Pick<StoreRow, 'key'>;
}

interface Halved {
  staying: OrderChange[];
  /** The orders that go, by round. Where only some lines of a round go, they are a new order. */
  going: OrderChange[];
}

/** Decides what becomes of locked rounds when these lines go. */
export async function splitRounds(
  tx: StoreCtx,
  from: readonly OrderRow[],
  { lines, portions, store }: Split,
): Promise<Halved> {
  if (portions.some(({ lineId }) => !lines.includes(lineId))) throw new AppError('ITEM_NOT_FOUND');
  const found = await storedOrdersOf(tx, tx.storeId, [...from]);
  const chosen = found.flatMap((one) => one.lines).filter(({ id }) => lines.includes(id));
  const apart = portionsApart(chosen.filter(isKept), portions, () => uuidV7(tx.now));
  const plan = planSplit(
    found.map(({ order: { id, state }, lines: own }) => ({
      id,
      isCancelled: state === CANCELLED,
      lines: setApart(own, apart),
    })),
    lines.map((id) => apart.find(({ line }) => line === id)?.as ?? id),
  );
  if (!plan) throw new AppError('ITEM_NOT_FOUND');
  const goesWhole = ({ after }: OrderChange) => plan.whole.includes(after.id);
  // Fixed charges stay at the table, as long as something else stays there.
  const rounds = await passCharges(tx, from.map(unchanged), goesWhole);
  const halved: Halved = { staying: [], going: rounds.filter(goesWhole) };
  for (const round of rounds.filter((one) => !goesWhole(one))) {
    const halves = plan.parts.find(({ orderId }) => orderId === round.after.id);
    const stored = found.find(({ order }) => order.id === round.after.id);
    if (halves && stored) {
      const { stays, goes } = await splitOff(tx, round, { ...halves, stored, apart, store });
      halved.staying.push(stays);
      halved.going.push(goes);
    } else halved.staying.push(round);
  }
  const going = halved.going.toSorted((a, b) => (a.after.round ?? 0) - (b.after.round ?? 0));
  return { ...halved, going };
}

interface Halves extends Pick<Split, 'store'> {
  stored: StoredOrder;
  going: LineRow[];
  staying: LineRow[];
  apart: readonly PortionsApart[];
}

const standing = (lines: readonly LineRow[]) => lines.filter(isKept).map(toPriceable);

/** Makes an order of some lines of another one. Each line keeps what has happened to it. */
async function splitOff(
  tx: StoreCtx,
  round: OrderChange,
  halves: Halves,
): Promise<{ stays: OrderChange; goes: OrderChange }> {
  const { stored, going, staying, store } = halves;
  const { after: order } = round;
  const { taken, left } = await divideDiscounts(tx, order, halves);
  const named = { ...order, tabletLetter: null, id: uuidV7(tx.now), slug: newOrderSlug(store.key) };
  const charges = withoutFixed(order.charges);
  const sibling = halfOf({ ...named, charges }, going, taken);
  const rest = halfOf(order, staying, left);
  const told = eventsOf(halves, {
    sibling: { ...sibling.order, discounts: taken },
    rest: { ...rest.order, discounts: left },
  });
  return {
    stays: {
      before: round.before,
      after: rest.order,
      log: [...round.log, told.split],
      lines: { before: stored.lines, after: rest.lines },
    },
    goes: {
      before: null,
      after: sibling.order,
      log: told.splitOff,
      lines: { before: [], after: sibling.lines.map((line) => ({ ...line, orderId: named.id })) },
    },
  };
}

/** A discount may take another sum off the lines that are left. */
function halfOf(order: OrderRow, lines: readonly LineRow[], discounts: readonly OrderDiscount[]) {
  const now = quote(lines, order.charges, discounts);
  return {
    order: { ...order, amount: now.amount, discounts: shareApproved(now.discounts) },
    lines: now.lines,
  };
}

async function divideDiscounts(
  tx: StoreCtx,
  order: OrderRow,
  { going, staying, apart }: Halves,
): Promise<{ taken: OrderDiscount[]; left: OrderDiscount[] }> {
  const [goes, stays] = splitDiscounts(order.discounts ?? [], standing(going), standing(staying), apart);
  const allowed = allowDiscounts(tx, await findEditRules(tx), [
    { lines: going, discounts: goes },
    { lines: staying, discounts: stays },
  ]);
  if (allowed.beyond > 0)
    authorise(tx, 'order.edit-freely', { order: order.orderNo, amount: allowed.beyond });
  const [taken = [], left = []] = allowed.discounts;
  return { taken, left };
}

/** What the logs of both tell. */
function eventsOf(
  { stored, going, apart: all }: Halves,
  { sibling, rest }: { sibling: OrderRow; rest: OrderRow },
): { split: OrderEvent; splitOff: OrderEvent[] } {
  const apart = all.filter(({ as }) => going.some(({ id }) => id === as));
  const step = { from: rest.state, to: rest.state };
  const lineOf = (id: string) => apart.find(({ as }) => as === id)?.line ?? id;
  const lineIds = going.map(({ id }) => id);
  const portions = apart.map(({ line: lineId, quantity }) => ({ lineId, quantity }));
  const { fold, entries } = asOf(stored);
  const { seenAt, since, servedAt, ready, parts } = fold;
  const marked = readyParts(entries);
  const times = firedLines(entries);
  const fired = lineIds.flatMap((lineId) => {
    const at = times.get(lineOf(lineId));
    return at === undefined ? [] : [{ lineId, at }];
  });
  const { amount, roundOff } = sibling;
  return {
    split: {
      what: 'split',
      ...step,
      into: sibling.id,
      after: rest.amount,
      discounts: rest.discounts ?? [],
      lines: lineIds.filter((id) => lineOf(id) === id),
      ...(portions.length === 0 ? {} : { portions }),
    },
    splitOff: [
      {
        what: 'split_off',
        ...step,
        of: rest.id,
        amount,
        roundOff,
        seenAt,
        since,
        servedAt,
        discounts: sibling.discounts ?? [],
        ...(fired.length === 0 ? {} : { fired }),
        ready: lineIds.filter((id) => ready.has(lineOf(id))),
        removed: [...parts].flatMap(([lineId, part]) =>
          lineIds.includes(part.of) ? [{ lineId, ...part }] : [],
        ),
      },
      ...lineIds.flatMap((lineId) =>
        [...(marked.get(lineOf(lineId)) ?? [])].map(
          (part): OrderEvent => ({ what: 'part_ready', ...step, lineId, part, ready: true }),
        ),
      ),
    ],
  };
}
