import { findSaleState } from '#money/bills/server/sale-state.ts';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { holdLines } from '#ordering/courses/rules/hold-lines.ts';
import { linesAtTable } from '#ordering/courses/rules/pace.ts';
import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { passCharges } from '#ordering/order-changes/server/fixed-charges.ts';
import { applyEdits, type Edit } from '#ordering/orders/rules/edits.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { findEditRules } from '#ordering/orders/server/allow-discounts.ts';
import { asOf, toEntries } from '#ordering/orders/server/as-of.ts';
import { type StoredOrder, storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import { unchanged } from '#ordering/orders/server/order-change.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import { discountLimitOf } from '#ordering/waiter-limits/rules/discount-limits.ts';
import type { EditRules } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { editsFor, holdEdits } from '#ordering/waiter-limits/rules/tab-edits.ts';
import { authorise, mayDo, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
import { type EditedRound, planEdit } from './plan-edit.ts';

interface Asked {
  editsOf: (stored: StoredOrder, rules: EditRules) => Edit<LineRow>[];
  reason?: string | undefined;
  request: string | null;
  /** Whether its guest has paid the order already, so that a discount beyond the limits is asked about and not refused. */
  isMade?: boolean;
  /** The id of what the change at this place makes. */
  idAt: (place: number) => string;
}

/** Changes an order, and the other rounds of its table where a discount is for the whole bill. */
export async function editTab(tx: StoreCtx, orderId: string, asked: Asked): Promise<void> {
  const { request, idAt } = asked;
  const { tab } = await lockTabOf(tx, tx.storeId, orderId);
  const open = tab.orders.filter(({ id, state }) => id === orderId || state !== CANCELLED);
  const stored = await storedOrdersOf(tx, tx.storeId, open);
  const found = stored.find(({ order }) => order.id === orderId);
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  if (request !== null && isDone(found, request)) return;
  const lines = asOf(found).lines;
  const rules = await findEditRules(tx);
  const edits = holdAdded(asked.editsOf({ ...found, lines }, rules), stored);
  const isEmptied = empties(found, edits);
  const passed = await passCharges(tx, open.map(unchanged), ({ after }) => isEmptied && after.id === orderId);
  const rounds = stored.map((round, at) => ({ ...round, order: passed[at]?.after ?? round.order }));
  const place = stored.indexOf(found);
  const own = rounds[place] ?? found;
  const sums = rounds.map(({ order }) => order);
  const partIdOf = (edit: Edit<LineRow>) => idAt(edits.indexOf(edit));
  const edited = rounds
    .map((stored, at) => editRound(stored, editsFor(edits, sums, { own: place, at }), partIdOf))
    .filter(({ stored, result }) => stored === own || result.entries.length > 0);
  const discounts = await allowEdit(tx, { own, edits, edited, rules, isMade: asked.isMade === true });
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
  isMade: boolean;
}

/** Refuses what takes more than this person may do. Answers the discounts of the rounds as they are left. */
async function allowEdit(
  tx: StoreCtx,
  { own, edits, edited, rules, isMade }: Change,
): Promise<readonly OrderDiscount[][]> {
  const { order } = own;
  const sale = await findSaleState(tx, { ...order, tabId: tabOf(order), soldAt: order.createdAt });
  const { needed, isOwnPrice, amount, discounts } = holdEdits({
    edits,
    edited: edited.map(({ result }) => result),
    rules,
    sale,
    own: { lines: asOf(own).lines, state: order.state, wasServed: order.servedAt !== null },
    limit: discountLimitOf(tx.actor.role, rules),
  });
  const shown = { order: order.orderNo, ...(isOwnPrice ? { isOwnPrice } : {}), amount };
  if (needed && isMade && !mayDo(tx.actor, needed)) await askAboutLimit(tx, order.id);
  else if (needed) authorise(tx, needed, shown);
  return discounts;
}

async function askAboutLimit(tx: StoreCtx, orderId: string): Promise<void> {
  const { code, message } = new AppError('FORBIDDEN');
  const told = { isSaved: true, code, message };
  await raiseQuestion(tx, { storeId: tx.storeId, kind: 'refused', orderId, command: null, told });
}

/** What comes of a later course is held, as in a round of its own. */
function holdAdded(edits: readonly Edit<LineRow>[], stored: readonly StoredOrder[]): Edit<LineRow>[] {
  const added = edits.flatMap((edit) => (edit.kind === 'add' ? [edit.line] : []));
  const held = new Map(holdLines(added, linesAtTable(stored)).map((line) => [line.id, line]));
  return edits.map((edit) =>
    edit.kind === 'add' ? { ...edit, line: held.get(edit.line.id) ?? edit.line } : edit,
  );
}

/** What is taken off whole no longer bears the fixed charges of its table. */
function empties(found: StoredOrder, edits: readonly Edit<LineRow>[]): boolean {
  const own = edits.filter(({ kind }) => kind === 'off' || kind === 'quantity');
  return own.length > 0 && !editRound(found, own, () => '').result.lines.some(isKept);
}

function isDone({ log }: StoredOrder, request: string): boolean {
  return toEntries(log).some(({ event }) => event.what === 'item' && event.request === request);
}

function editRound(
  stored: StoredOrder,
  edits: Edit<LineRow>[],
  partIdOf: (edit: Edit<LineRow>) => string,
): EditedRound {
  const { lines } = asOf(stored);
  const { charges, discounts } = stored.order;
  const before = { lines, charges, discounts: discounts ?? [] };
  return { stored, lines, result: applyEdits(before, edits, partIdOf) };
}
