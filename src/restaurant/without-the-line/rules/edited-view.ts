import { dueOf, isRoundedTab, owedToGuest, paymentOf } from '#money/bills/rules/balance.ts';
import { roundOffsOf } from '#money/payments/rules/tab.ts';
import type { AddedLine } from '#ordering/order-changes/rules/asked-changes.ts';
import { planOf } from '#ordering/orders/rules/edit-plan.ts';
import type { EditResult } from '#ordering/orders/rules/edits.ts';
import { OPEN } from '#ordering/orders/rules/order.ts';
import { isKept, type StoredLine } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { describeEvent } from '#ordering/orders/wire/describe-event.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { chargesView, discountsView, newLineView } from '#ordering/orders/wire/order-parts-view.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { type Minor, parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import { storedLineIn } from './priceable-view.ts';
import { chargedOf } from './round-here.ts';

type Item = StaffOrderView['items'][number];
/** A line as it is edited, with what is shown of it. */
export type LineHere = StoredLine &
  PriceableLine & { itemId: string; itemLabel: string; unit: Minor; item: Item };

export const lineInOrder = (item: Item): LineHere => ({
  ...storedLineIn(item),
  itemId: item.itemID,
  itemLabel: item.itemLabel,
  unit: parseHundredths(item.value) ?? 0,
  item,
});

export const lineOfAdded = (line: AddedLine): LineHere => ({
  ...line,
  item: newLineView(line),
});

interface Edited {
  lines: LineHere[];
  charges: Charge[];
  result: EditResult<LineHere>;
}

interface Why {
  at: string;
  by: string;
  reason?: string;
}

/** An order of which something is changed, as the server will show it. */
export function viewAfter(
  order: StaffOrderView,
  { lines, charges, result }: Edited,
  why: Why,
): StaffOrderView {
  const { at, by, reason } = why;
  const plan = planOf({ id: order._id, state: order.state, lines }, result, { reason, request: null });
  const kept = plan.lines.filter(isKept);
  const priced = priceCart(kept, charges, result.discounts);
  const isOpen = OPEN.some((state) => state === plan.state);
  const isReady = isOpen && kept.length > 0 && kept.every(({ ready }) => ready);
  const { discounts: _, ...same } = order;
  return {
    ...same,
    state: plan.state,
    amount: toNumber(priced.grandTotal),
    items: plan.lines.map((line) => itemAfter(line, result, reason)),
    charges: chargesView(priced),
    ...discountsView(priced, { isForGuest: false }),
    timeline: [
      ...order.timeline,
      ...plan.log.flatMap((event) =>
        describeEvent(event, plan.lines, { isForGuest: false, by: { by } }).map((entry) => ({
          at,
          ...entry,
        })),
      ),
    ],
    ready: isReady,
    estimate: isReady || !isOpen ? null : order.estimate,
  };
}

function itemAfter(line: LineHere, { entries }: EditResult<LineHere>, reason: string | undefined): Item {
  const changes = entries.map(({ change }) => change);
  const isAdded = changes.some(
    (change) =>
      'added' in change && [...change.added, ...change.more].some(({ lineId }) => lineId === line.id),
  );
  const isMoved = changes.some((change) => 'lineId' in change && change.lineId === line.id);
  const { partOf: _, reason: before, ...item } = line.item;
  const why = isMoved ? reason : before;
  return {
    ...item,
    _id: line.id,
    quantity: line.quantity,
    discarded: line.discarded,
    ready: line.ready && (line.partOf === null || item._id === line.id),
    ...(isAdded ? { added: true } : {}),
    ...(line.partOf === null ? {} : { partOf: line.partOf }),
    ...(line.discarded && why ? { reason: why } : {}),
  };
}

/** Leaves what was paid with each round. Only the server divides it among them. */
export function withMoney(orders: readonly StaffOrderView[]): StaffOrderView[] {
  const isRounded = isRoundedTab(orders.map(chargedOf));
  const offs = roundOffsOf(orders.map(({ amount }) => parseHundredths(amount) ?? 0));
  return orders.map((order, at) => {
    const { payment, money } = order;
    const { paid = 0, refunded = 0, onItsWay = 0 } = payment;
    const { state, amount } = chargedOf(order);
    const roundOff = isRounded ? (offs[at] ?? 0) : null;
    const gone = inMinor(refunded) + inMinor(onItsWay);
    const balance = { state, amount, roundOff, paid: inMinor(paid), refunded: gone };
    return {
      ...order,
      payment: {
        ...payment,
        state: paymentOf({ payment: payment.state, ...balance }),
        ...(paid === 0 ? {} : { owed: toNumber(owedToGuest(balance)) }),
      },
      money: {
        ...money,
        due: toNumber(dueOf(balance)),
        ...(roundOff === null ? {} : { roundOff: toNumber(roundOff) }),
      },
    };
  });
}

const inMinor = (figure: number): Minor => parseHundredths(figure) ?? 0;
