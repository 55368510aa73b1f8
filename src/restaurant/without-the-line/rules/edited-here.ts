import * as z from 'zod/mini';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { soldCatalogue } from '#ordering/menu/wire/sold-catalogue.ts';
import { readChanges } from '#ordering/order-changes/rules/asked-changes.ts';
import { applyEdits, type EditResult } from '#ordering/orders/rules/edits.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { editOrderBody, type StaffOrderView } from '#ordering/orders/wire/order.ts';
import { discountLimitOf, discountsBeyond } from '#ordering/waiter-limits/rules/discount-limits.ts';
import { editsFor, holdEdits } from '#ordering/waiter-limits/rules/tab-edits.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type BasisPoints, FULL_RATE, parseHundredths } from '#platform/money/rules/money.ts';
import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { bearersOf } from '#tables/sittings/rules/fixed-charges.ts';
import { type LineHere, lineInOrder, lineOfAdded, viewAfter, withMoney } from './edited-view.ts';
import { asSold } from './late-orders.ts';
import { partIdOf } from './own-ids.ts';
import { chargesIn, discountsIn } from './priceable-view.ts';
import { chargedOf } from './round-here.ts';
import { placedBy, soldHere, typeIdOf } from './sold-here.ts';

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
  const { editRules: rules, taxIncluded: isTaxIncluded = false } = profile;
  const limit = discountLimitOf(role, rules);
  const rounds = open.map((round) => roundIn(round, limit));
  const { lines = [] } = rounds[own] ?? {};
  const { changes, reason } = z.parse(editOrderBody, asked.body);
  const idAt = (place: number) => partIdOf(asked.id, place);
  const selling = {
    catalogue: asSold(soldCatalogue(catalogue, profile)),
    store: { ...profile, isTaxIncluded },
    hsn: null,
    moment: { ...soldHere(profile, { ...placedBy(order), at }), type: typeIdOf(catalogue, order) },
  };
  const running = lines.map((line) => ({
    ...line,
    options: line.item.configs.flatMap(({ contents }) => contents),
  }));
  const edits = readChanges(changes, running, selling, { by, upTo: limit, idAt }).map((edit) =>
    edit.kind === 'add' ? { ...edit, line: lineOfAdded(edit.line) } : edit,
  );
  const results = rounds.map((round, place) =>
    applyEdits(round, editsFor(edits, rounds, { own, at: place }), (edit) => idAt(edits.indexOf(edit))),
  );
  const { needed } = holdEdits({
    edits,
    edited: results.filter(({ entries }, place) => place === own || entries.length > 0),
    own: { lines, state: order.state, wasServed: wasServed(order) },
    rules,
    sale: isBilled(order) ? 'billed' : 'unbilled',
    limit,
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

/** An order's view does not say how much the giver of a discount was allowed. Beyond this person's limit, somebody else gave it. */
function roundIn(order: StaffOrderView, limit: BasisPoints) {
  const lines = order.items.map(lineInOrder);
  const all = discountsIn(order).map((discount) => ({ ...discount, upTo: limit }));
  const beyond = discountsBeyond({ lines: lines.filter(isKept), discounts: all });
  const isBeyond = (id: string) => beyond.some(({ discount }) => discount.id === id);
  const discounts = all.map((one) => (isBeyond(one.id) ? { ...one, upTo: FULL_RATE } : one));
  return { lines, discounts, charges: chargesIn(order), amount: parseHundredths(order.amount) ?? 0 };
}
