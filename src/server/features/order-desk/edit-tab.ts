import { AppError } from '#domain/errors.ts';
import type { Minor } from '#domain/money/money.ts';
import { divide, tabOf } from '#domain/money/tab.ts';
import { type EditRules, permissionFor } from '#domain/order/edit-rules.ts';
import { applyEdits, type Edit } from '#domain/order/edits.ts';
import { CANCELLED, type ItemChange } from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { OrderDiscount } from '#domain/pricing/discounts.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { findSaleState } from '../bills/sale-state.ts';
import { changeOrders } from '../order-changes/change-orders.ts';
import { passCharges } from '../order-changes/fixed-charges.ts';
import { allowDiscounts, findEditRules } from '../orders/allow-discounts.ts';
import { asOf, toEntries } from '../orders/as-of.ts';
import { type StoredOrder, storedOrdersOf } from '../orders/find-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { refuseWhenLong } from '../orders/long-logs.ts';
import { unchanged } from '../orders/order-change.ts';
import { isGuardedIn } from './guard.ts';
import { type EditedRound, planEdit } from './plan-edit.ts';

interface Asked {
  editsOf: (stored: StoredOrder, rules: EditRules) => Edit<LineRow>[];
  reason?: string | undefined;
  request: string | null;
}

/** Changes an order, and the other rounds of its table where a discount is for the whole bill. */
export async function editTab(tx: StoreCtx, orderId: string, asked: Asked): Promise<void> {
  const { request } = asked;
  const { tab } = await lockTabOf(tx, tx.storeId, orderId);
  const open = tab.orders.filter(({ id, state }) => id === orderId || state !== CANCELLED);
  const stored = await storedOrdersOf(tx, tx.storeId, open);
  const found = stored.find(({ order }) => order.id === orderId);
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  if (request !== null && isDone(found, request)) return;
  const lines = asOf(found).lines;
  const rules = await findEditRules(tx);
  const edits = asked.editsOf({ ...found, lines }, rules);
  const isEmptied = empties(tx, found, edits);
  const passed = await passCharges(tx, open.map(unchanged), ({ after }) => isEmptied && after.id === orderId);
  const rounds = stored.map((round, at) => ({ ...round, order: passed[at]?.after ?? round.order }));
  const own = rounds[stored.indexOf(found)] ?? found;
  const edited = rounds
    .map((stored, at) => editRound(tx, stored, editsFor(edits, rounds, { own, at })))
    .filter(({ stored, result }) => stored === own || result.entries.length > 0);
  const discounts = await allowEdit(tx, { own, edits, edited, rules });
  if (edited.every(({ result }) => result.entries.length === 0)) return;
  const { state, paymentState } = own.order;
  if (state === CANCELLED) throw new AppError('TRANSITION_INVALID', { state });
  // The gateway already knows the amount.
  if (paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
  for (const { stored: round } of edited) refuseWhenLong(round.log.length, 'changes');
  const plans = edited.map((round, at) =>
    planEdit({ ...round, result: { ...round.result, discounts: discounts[at] ?? [] } }, asked),
  );
  const plan = passed.map((change) => {
    const planned = plans.find(({ after }) => after.id === change.after.id);
    return planned ? { ...change, ...planned, log: [...change.log, ...planned.log] } : change;
  });
  await changeOrders(tx, tab, plan);
}

interface Change {
  own: StoredOrder;
  edits: readonly Edit<LineRow>[];
  edited: readonly EditedRound[];
  rules: EditRules;
}

/** Refuses what takes more than this person may do. Answers the discounts of the rounds as they are left. */
async function allowEdit(
  tx: StoreCtx,
  { own, edits, edited, rules }: Change,
): Promise<readonly OrderDiscount[][]> {
  const moves = edited.flatMap(movesIn);
  const off = asOf(own).lines.filter(({ id }) =>
    moves.some((move) => move.discarded && (move.of ?? move.lineId) === id),
  );
  const allowed = allowDiscounts(
    tx,
    rules,
    edited.map(({ result }) => result),
  );
  const sale = await findSaleState(tx, {
    ...own.order,
    tabId: tabOf(own.order),
    soldAt: own.order.createdAt,
  });
  const beyond = allowed.beyond + priceOfOwn(edits);
  const lost = edited.reduce((sum, round) => sum + lostIn(round), 0);
  const needed = permissionFor({
    ...{ isBeyond: beyond > 0 || hasOwnPrice(edits), isGuarded: isGuardedIn(own.order, off, rules) },
    ...{ isRemoving: moves.length > 0, isLess: lost > 0, sale },
  });
  const isOwnPrice = hasOwnPrice(edits) ? { isOwnPrice: true } : {};
  if (needed) authorise(tx, needed, { order: own.order.orderNo, ...isOwnPrice, amount: beyond || lost });
  return allowed.discounts;
}

/** What is taken off whole no longer bears the fixed charges of its table. */
function empties(tx: StoreCtx, found: StoredOrder, edits: readonly Edit<LineRow>[]): boolean {
  const own = edits.filter(({ kind }) => kind === 'off' || kind === 'quantity');
  return own.length > 0 && !editRound(tx, found, own).result.lines.some(isKept);
}

/** What is not on the menu has a price of its own. */
const ownPriced = (edits: readonly Edit<LineRow>[]) =>
  edits.flatMap((edit) => (edit.kind === 'add' && edit.line.itemId === '' ? [edit.line] : []));
const hasOwnPrice = (edits: readonly Edit<LineRow>[]) => ownPriced(edits).length > 0;
const priceOfOwn = (edits: readonly Edit<LineRow>[]) =>
  ownPriced(edits).reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);

/** By how much a round comes to cost less. */
function lostIn({ result: { entries, amount } }: EditedRound): Minor {
  return Math.max(0, (entries[0]?.before ?? amount) - amount);
}

/** Only the order itself has some: other rounds of its table get discounts alone. */
function movesIn({ result }: EditedRound): ItemChange[] {
  return result.entries.flatMap(({ change }) => ('lineId' in change ? [change] : []));
}

function isDone({ log }: StoredOrder, request: string): boolean {
  return toEntries(log).some(({ event }) => event.what === 'item' && event.request === request);
}

function editRound(tx: StoreCtx, stored: StoredOrder, edits: Edit<LineRow>[]): EditedRound {
  const { lines } = asOf(stored);
  const { charges, discounts } = stored.order;
  const before = { lines, charges, discounts: discounts ?? [] };
  return { stored, lines, result: applyEdits(before, edits, () => uuidV7(tx.now)) };
}

/** What a round gets of these edits. Only discounts of the whole bill are for other rounds than its own. */
function editsFor(
  edits: readonly Edit<LineRow>[],
  rounds: readonly StoredOrder[],
  { own, at }: { own: StoredOrder; at: number },
): Edit<LineRow>[] {
  const isOwn = rounds[at] === own;
  return edits.flatMap((edit) => {
    if (edit.kind === 'undiscount') return takesBack(rounds, edit.id, { isOwn, at }) ? [edit] : [];
    if (edit.kind === 'give' && edit.discount.line === null) return partOf(edit.discount, rounds, at);
    return isOwn ? [edit] : [];
  });
}

/** An unknown discount is refused at the round that was asked for. */
function takesBack(
  rounds: readonly StoredOrder[],
  discountId: string,
  { isOwn, at }: { isOwn: boolean; at: number },
): boolean {
  const has = rounds.map(({ order }) => order.discounts?.some(({ id }) => id === discountId));
  return has[at] === true || (isOwn && !has.includes(true));
}

/** A percentage of the whole bill holds for each round, an amount is divided by what they cost. */
function partOf(discount: OrderDiscount, rounds: readonly StoredOrder[], at: number): Edit<LineRow>[] {
  if (discount.kind !== 'amount') return [{ kind: 'give', discount }];
  const weights = rounds.map(({ order }) => order.amount);
  const amount = divide(discount.amount, weights)[at] ?? 0;
  return amount === 0 ? [] : [{ kind: 'give', discount: { ...discount, amount } }];
}
