import { sendBack } from '#money/payments/server/testing/pay-scene.ts';
import { isAtTable, type Life, nameOfTaker } from './life.ts';

const TIP = 20_00;
let references = 400_000_000_000;

/** Pays what is due on every bill of the row, in its way. */
export async function pay(life: Life): Promise<void> {
  const { row, tabs, form } = life;
  if (row.paid === 'unpaid') return;
  life.form = null;
  if (form) return fromGateway(life, form.ORDER_ID);
  for (const tab of tabs) {
    const due = await dueOf(life, tab);
    const isInParts = due > 0 && tab === tabs[0] && row.happens.startsWith('split');
    if (isInParts && row.happens === 'splitShare') await paySome(life, tab, Math.ceil(due / 2), 'even');
    if (isInParts && row.happens === 'splitAmount') await paySome(life, tab, 100_00, 'amount');
    const rest = isInParts ? await dueOf(life, tab) : due;
    if (rest > 0) await paySome(life, tab, rest, 'all');
  }
}

const dueOf = async ({ open }: Life, tab: string): Promise<number> =>
  Math.round((await open.done('GET', `tabs/${tab}/receipts`)).due * 100);

type How = 'all' | 'even' | 'amount';

async function paySome(life: Life, tab: string, amount: number, how: How): Promise<void> {
  const { row, open, book, phone } = life;
  if (row.paid === 'khata') {
    const body = { how: 'Account', khata: open.khata, amount: amount / 100 };
    await open.done('POST', `tabs/${tab}/settle`, body);
    if (!book.onAccount.includes(life.of)) book.onAccount.push(life.of);
    return;
  }
  const isOwnTable = phone !== null && tab === phone.sittingId;
  if (isOwnTable && row.paid === 'gateway') return byPhone(life, how, amount);
  // A bill of its own has no phone, so that its guest pays the staff.
  const method = wayOf(life);
  const tip = row.paid === 'tip' ? TIP : 0;
  const token = isAtTable(life) ? open.people.waiter : open.people.cashier;
  const body = {
    method,
    amount: amount / 100,
    ...(tip > 0 ? { tip: tip / 100 } : {}),
    ...(method === 'UPI' ? { reference: String(++references) } : {}),
  };
  await open.done('POST', `${isAtTable(life) ? 'sittings' : 'orders'}/${tab}/payments`, body, { token });
  noteMoney(life, amount, nameOfTaker(life), tip);
}

/** How the staff take what is not paid in another way. */
export const wayOf = ({ row }: Pick<Life, 'row'>) =>
  row.paid === 'upi' ? 'UPI' : row.paid === 'card' ? 'Card' : 'Cash';

/** Notes what somebody took. */
export function noteMoney(life: Life, amount: number, by: string, tip = 0): void {
  const { book } = life;
  const method = wayOf(life);
  book.came.add(method, amount);
  book.tips.add(method, tip);
  book.took.add(`${by} ${method}`, amount);
  if (method === 'Cash') book.drawer += amount + tip;
  book.takers.set(life.of, by);
}

/** A guest's own part, of which the server says how much it is. */
async function byPhone(life: Life, kind: How, amount: number): Promise<void> {
  const size = { all: {}, even: { of: 2 }, amount: { amount: amount / 100 } }[kind];
  const begun = await life.phone?.call('POST', '/parts', { kind, ...size });
  if (begun?.status !== 201) throw new Error(`The part was refused: ${begun?.text}`);
  await fromGateway(life, begun.body.data.param_dict.ORDER_ID);
}

async function fromGateway({ open, book }: Life, name: string): Promise<void> {
  const { gateway } = open.program;
  const amount = gateway.payments.get(name)?.amount ?? 0;
  gateway.pay(name);
  await sendBack(open.thali, open.store, gateway.returnOf(name, amount), 'razorpay');
  book.came.add('gateway', amount);
}
