import { dropPrinted } from '#kitchen/printing/server/jobs/drop-printed.ts';
import { dueOf, tabBalanceOf } from '#money/bills/rules/balance.ts';
import { cancelGiven } from '#money/bills/server/issuing/cancel-number.ts';
import { findOrWriteBills, isBillable } from '#money/bills/server/issuing/issue-bill.ts';
import { requirePart } from '#money/tabs/server/part-state.ts';
import { receiptOf, refuseTooLittle } from '#money/tabs/server/receipt-of.ts';
import { findReceipt, receive } from '#money/tabs/server/receive.ts';
import { refuseSameTransfer } from '#money/tabs/server/transfers.ts';
import type { ReceiptRow } from '#money/tabs/tables.ts';
import { drawerForCash } from '#money/till/server/find-till.ts';
import { lockTab, type Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { lockNumbers, tabletOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import { raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
import { findSitting } from '#tables/sittings/server/find-sitting.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import type { SittingPaymentBody } from '#tables/sittings/wire/sittings.ts';
import type { SittingPartRow } from '../tables.ts';

interface Recorded {
  sittingId: string;
  /** The idempotency key of the tap: the same key again records nothing. */
  key: string | null;
  body: SittingPaymentBody;
}

/** Records money that the staff have received at a table: a guest's part, or any amount up to what is due. */
export async function recordSittingPayment(
  ctx: StoreCtx,
  { sittingId, key, body }: Recorded,
): Promise<SittingRow> {
  authorise(ctx, 'payment.record');
  const sitting = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: only finds the table.
  await withTransaction(ctx, async (tx) => {
    const tabletId = tabletOf(tx);
    // As for a round of the table, the tablet's numbers come first.
    if (body.given && tabletId !== null) await lockNumbers(tx, tx.storeId, tabletId);
    const tab = await lockTab(tx, tx.storeId, sitting.id);
    const earlier = key === null ? null : await findReceipt(tx, tab, key);
    if (earlier && isAnother(earlier, body)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    const [order] = tab.orders;
    if (earlier && order) return dropPrinted(tx, order.id);
    const paid = await record(tx, tab, { key, body });
    if (order && body.given && tabletId !== null) await billWith(tx, order, paid, body.given.bill);
  });
  return sitting;
}

/**
 * Bills a table with the number that a tablet has given. Without the line that is on paper, whatever has come from elsewhere, and
 * nobody else gets it where others have billed the table meanwhile.
 */
async function billWith(tx: StoreCtx, order: OrderRow, paid: Tab, number: string): Promise<void> {
  if (tx.late !== undefined || dueOfTab(paid) === 0) await findOrWriteBills(tx, order, isBillable, number);
  await cancelGiven(tx, { number });
}

async function record(tx: StoreCtx, tab: Tab, { key, body }: Omit<Recorded, 'sittingId'>): Promise<Tab> {
  // A tip alone is refused, because reports find its day by the orders of the tab.
  if (tab.orders.length === 0) throw new AppError('NOTHING_DUE');
  const part = body.part === undefined ? null : await requirePart(tx, tab, body.part);
  refusePaid(part, body);
  const due = dueOfTab(tab);
  const { amount, tip } = tx.late ? takenThen(body, part, due) : amountsOf(body, part, due);
  const { method, reference } = receiptOf(body, part?.utr ?? null);
  if (method === 'UPI') {
    const of = part ? { partId: part.id } : {};
    const transfer = { storeId: tx.storeId, tabId: tab.id, of, amount: amount + tip, reference };
    await refuseSameTransfer(tx, { ...transfer, isClaimed: part?.state === 'claimed' });
  }
  const note = body.note?.trim() || null;
  const partId = part?.id ?? null;
  const tendered = body.tendered ?? null;
  refuseTooLittle(tendered, amount + tip);
  const drawerId = await drawerForCash(tx, tx.storeId, body.drawer);
  const money = { tendered, method, amount, tip, reference, note, request: key, partId, drawerId };
  const paid = await receive(tx, tab, money);
  if (amount > due) await askAboutMoney(tx, tab, { taken: amount, due });
  return paid;
}

/** What was taken without the line was taken, whatever has come from elsewhere. What is too much is owed to the guest. */
function takenThen(
  { amount: taken, tip: given }: SittingPaymentBody,
  part: SittingPartRow | null,
  due: Minor,
): { amount: Minor; tip: Minor } {
  const amount = taken ?? part?.amount ?? due;
  const tip = given ?? part?.tip ?? 0;
  if (amount + tip === 0) throw new AppError('NOTHING_DUE');
  return { amount, tip };
}

async function askAboutMoney(
  tx: StoreCtx,
  { storeId, sitting, orders }: Tab,
  sums: { taken: Minor; due: Minor },
): Promise<void> {
  const told = { ...sums, ...(sitting && { table: sitting.tableName }) };
  const orderId = orders.at(-1)?.id ?? null;
  await raiseQuestion(tx, { storeId, kind: 'price', orderId, command: null, told });
}

const dueOfTab = ({ orders }: Tab): Minor => dueOf(tabBalanceOf(orders));

function refusePaid(part: SittingPartRow | null, { method }: SittingPaymentBody): void {
  if (part?.state === 'paid') throw new AppError('PAYMENT_CHANGED');
  // Otherwise the guest's claim would be lost, whether it is true or not.
  if (part?.state === 'claimed' && method !== 'UPI') throw new AppError('CLAIM_OPEN');
}

/** A guest whose part is more than what is due by now has paid that much: the difference is owed to them. */
function amountsOf(
  { amount: asked, tip: given }: SittingPaymentBody,
  part: SittingPartRow | null,
  due: Minor,
): { amount: Minor; tip: Minor } {
  const most = Math.max(due, part?.amount ?? 0);
  const amount = asked ?? part?.amount ?? due;
  const tip = given ?? part?.tip ?? 0;
  if (amount + tip === 0 || (amount > 0 && most === 0)) throw new AppError('NOTHING_DUE');
  if (amount > most) throw fieldFault({ amount: { rule: 'outside', least: 0, most: toDecimal(most) } });
  return { amount, tip };
}

function isAnother(receipt: ReceiptRow, { method, amount, tip, part }: SittingPaymentBody): boolean {
  return (
    receipt.method !== method ||
    (amount !== undefined && receipt.amount !== amount) ||
    (tip !== undefined && receipt.tip !== tip) ||
    receipt.partId !== (part ?? null)
  );
}
