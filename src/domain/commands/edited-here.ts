import * as z from 'zod/mini';
import type { CatalogueView } from '../api/catalogue.ts';
import { describeEvent } from '../api/describe-event.ts';
import { editOrderBody, type StaffOrderView } from '../api/order.ts';
import { chargesView, discountsView, orderLineView, taxRateView } from '../api/order-parts-view.ts';
import { soldCatalogue } from '../api/sold-catalogue.ts';
import type { StoreForStaff } from '../api/store.ts';
import { dueOf, isRoundedTab, owedToGuest, paymentOf } from '../bills/balance.ts';
import { AppError } from '../errors.ts';
import { type BasisPoints, FULL_RATE, type Minor, parseHundredths, toNumber } from '../money/money.ts';
import { roundOffsOf } from '../money/tab.ts';
import { discountLimitOf, discountsBeyond } from '../order/edit-limits.ts';
import { planOf } from '../order/edit-plan.ts';
import { applyEdits, type EditResult } from '../order/edits.ts';
import { CANCELLED, OPEN, SERVED } from '../order/order.ts';
import { isKept, type StoredLine } from '../order/removed-portions.ts';
import { editsFor, holdEdits } from '../order/tab-edits.ts';
import { type AddedLine, readChanges } from '../placing/asked-changes.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PriceableLine } from '../pricing/price-line.ts';
import { bearersOf } from '../sittings/fixed-charges.ts';
import { type ActingRole, may } from '../staff/permissions.ts';
import { minuteOfDayIn } from '../time/clock.ts';
import { asSold } from './late-orders.ts';
import { partIdOf } from './own-ids.ts';
import { chargesIn, discountsIn, storedLineIn } from './priceable-view.ts';
import { chargedOf } from './round-here.ts';

export interface EditHere {
  /** The id of the command, from which those of new lines and discounts follow. */
  id: string;
  at: number;
  orderId: string;
  body: z.input<typeof editOrderBody>;
  /** Who does it. */
  by: string;
  role: ActingRole;
}

interface Known {
  catalogue: CatalogueView;
  profile: StoreForStaff;
}

type Item = StaffOrderView['items'][number];
type LineHere = StoredLine & PriceableLine & { itemId: string; itemLabel: string; unit: Minor; item: Item };

/**
 * Changes an order without the line, as the server will. `tab`: the rounds of its table, or the order alone. Answers all
 * of them as they are then, and throws where a manager has to allow it, or only the server can do it.
 */
export function editedHere(
  tab: readonly StaffOrderView[],
  asked: EditHere,
  { catalogue, profile }: Known,
): StaffOrderView[] {
  const { orderId, role, at, by } = asked;
  const open = tab.filter(({ _id, state }) => _id === orderId || state !== CANCELLED);
  const own = open.findIndex(({ _id }) => _id === orderId);
  const order = open[own];
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  if (order.state === CANCELLED) throw new AppError('TRANSITION_INVALID');
  if (order.payment.state === 'awaiting') throw new AppError('PAYMENT_AWAITED');
  const { editRules: rules, timeZone, taxIncluded: isTaxIncluded = false } = profile;
  const limit = discountLimitOf(role, rules);
  const rounds = open.map((round) => roundIn(round, limit));
  const { lines = [] } = rounds[own] ?? {};
  const { changes, reason } = z.parse(editOrderBody, asked.body);
  const idAt = (place: number) => partIdOf(asked.id, place);
  const selling = {
    catalogue: asSold(soldCatalogue(catalogue, profile)),
    ...{ store: { ...profile, isTaxIncluded }, hsn: null },
    moment: { minuteOfDay: minuteOfDayIn(timeZone, at), now: at },
  };
  const edits = readChanges(changes, lines, selling, { by, upTo: limit, idAt }).map((edit) =>
    edit.kind === 'add' ? { ...edit, line: lineOfAdded(edit.line) } : edit,
  );
  const results = rounds.map((round, place) =>
    applyEdits(round, editsFor(edits, rounds, { own, at: place }), (edit) => idAt(edits.indexOf(edit))),
  );
  const { needed } = holdEdits({
    edits,
    edited: results.filter(({ entries }, place) => place === own || entries.length > 0),
    own: { lines, state: order.state, wasServed: wasServed(order) },
    ...{ rules, sale: isBilled(order) ? 'billed' : 'unbilled', limit },
  });
  if (needed && !may(role, needed)) throw new AppError('FORBIDDEN', { permission: needed });
  if (leavesCharges(open, own, results[own])) throw new AppError('UNAVAILABLE');
  const why = { by, at: new Date(at).toISOString(), ...(reason ? { reason } : {}) };
  const after = open.map((round, place) => {
    const { charges, lines: before } = rounds[place] ?? { charges: [], lines: [] };
    const result = results[place];
    return result && result.entries.length > 0
      ? viewAfter(round, { lines: before, charges, result }, why)
      : round;
  });
  return withMoney(after);
}

const wasServed = ({ state, timeline }: StaffOrderView): boolean =>
  state === SERVED || timeline.some((entry) => entry.state === SERVED);

/** As far as a tablet knows. */
const isBilled = ({ payment, state, sitting }: StaffOrderView): boolean =>
  payment.state === 'paid' || (state === SERVED && sitting === undefined);

/** The fixed charges of a table go to another round, which the server decides. */
function leavesCharges(
  open: readonly StaffOrderView[],
  own: number,
  result: EditResult<LineHere> | undefined,
): boolean {
  const [bearer] = bearersOf(open.filter((_, at) => at === own).map(chargedOf));
  return open.length > 1 && bearer !== undefined && result?.lines.some(isKept) === false;
}

/** A view does not say how much whoever gave a discount may give: what this person may not give, somebody else gave. */
function roundIn(order: StaffOrderView, limit: BasisPoints) {
  const lines = order.items.map(lineInOrder);
  const all = discountsIn(order).map((discount) => ({ ...discount, upTo: limit }));
  const beyond = discountsBeyond({ lines: lines.filter(isKept), discounts: all });
  const isBeyond = (id: string) => beyond.some(({ discount }) => discount.id === id);
  const discounts = all.map((one) => (isBeyond(one.id) ? { ...one, upTo: FULL_RATE } : one));
  return { lines, discounts, charges: chargesIn(order), amount: parseHundredths(order.amount) ?? 0 };
}

const lineInOrder = (item: Item): LineHere => ({
  ...storedLineIn(item),
  ...{ itemId: item.itemID, itemLabel: item.itemLabel, unit: parseHundredths(item.value) ?? 0, item },
});

const lineOfAdded = (line: AddedLine): LineHere => ({
  ...line,
  item: { ...orderLineView(line), ready: false, itemID: line.itemId, taxes: line.taxes.map(taxRateView) },
});

interface Edited extends Pick<ReturnType<typeof roundIn>, 'lines' | 'charges'> {
  result: EditResult<LineHere>;
}

interface Why {
  at: string;
  by: string;
  reason?: string;
}

function viewAfter(order: StaffOrderView, { lines, charges, result }: Edited, why: Why): StaffOrderView {
  const { at, by, reason } = why;
  const plan = planOf({ id: order._id, state: order.state, lines }, result, { reason, request: null });
  const kept = plan.lines.filter(isKept);
  const priced = priceCart(kept, charges, result.discounts);
  const isOpen = OPEN.some((state) => state === plan.state);
  const isReady = isOpen && kept.length > 0 && kept.every(({ ready }) => ready);
  const { discounts: _, ...same } = order;
  return {
    ...{ ...same, state: plan.state, amount: toNumber(priced.grandTotal) },
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
    ...{ ready: isReady, estimate: isReady || !isOpen ? null : order.estimate },
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
    ...{ ...item, _id: line.id, quantity: line.quantity, discarded: line.discarded },
    ready: line.ready && (line.partOf === null || item._id === line.id),
    ...(isAdded ? { added: true } : {}),
    ...(line.partOf === null ? {} : { partOf: line.partOf }),
    ...(line.discarded && why ? { reason: why } : {}),
  };
}

/** What was paid stays with each round: how it is divided among them is the server's. */
function withMoney(orders: readonly StaffOrderView[]): StaffOrderView[] {
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
        ...{ ...payment, state: paymentOf({ payment: payment.state, ...balance }) },
        ...(paid === 0 ? {} : { owed: toNumber(owedToGuest(balance)) }),
      },
      money: {
        ...{ ...money, due: toNumber(dueOf(balance)) },
        ...(roundOff === null ? {} : { roundOff: toNumber(roundOff) }),
      },
    };
  });
}

const inMinor = (figure: number): Minor => parseHundredths(figure) ?? 0;
