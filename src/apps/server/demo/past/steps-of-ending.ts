import { setBuyer } from '#money/bills/server/set-buyer.ts';
import { listKhatas } from '#money/khatas/server/read-khata.ts';
import { receiveForKhata } from '#money/khatas/server/receive-for-khata.ts';
import { openKhata } from '#money/khatas/server/save-khata.ts';
import { listReceipts } from '#money/receipts/server/list-receipts.ts';
import { reverseReceipt } from '#money/receipts/server/reverse-receipt.ts';
import { settleTab } from '#money/receipts/server/settle-tab.ts';
import { addDays, startOfDay } from '#money/reports/rules/report-period.ts';
import { editOrder } from '#ordering/order-desk/server/editing/edit-order.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { OtherEnding } from './plan-orders.ts';
import { asOwner, type Step, type StoreOfPast } from './step.ts';
import { CLOSED_DAYS } from './till-days.ts';

const KHATAS = [
  { name: 'Kesar Bagh Clinic', note: 'Pays on the first of the month', limit: 20_000_00 },
  { name: 'Marigold Bookshop', note: '', limit: null },
] as const;
const COMPANY = {
  name: 'Lotus Textiles (demo)',
  address: '3 Kesar Bagh, New Delhi',
  gstin: '07ZZZCM0001B1ZS',
  state: 'Delhi',
  phone: '',
};
const SETTLED = {
  leftUnpaid: { how: 'LeftUnpaid', reason: 'Left while the street was full' },
  writtenOff: { how: 'WrittenOff', reason: 'A hair in the dal' },
} as const;
const TENTH = 1_000;

/** The khatas of two regulars, and a part of what the first one owes. */
export function accountSteps(store: StoreOfPast): Step[] {
  const { timeZone, now } = store;
  const today = dayIn(timeZone, now);
  const as = asOwner(store);
  const open = async (ctx: StoreCtx) => {
    for (const khata of KHATAS) await openKhata(ctx, { ...khata, countryCode: '', phone: '' });
  };
  const pay = async (ctx: StoreCtx) => {
    const owing = (await listKhatas(ctx)).khatas.find(({ balance }) => balance > 0);
    if (!owing) return;
    const body = { method: 'UPI' as const, amount: Math.ceil(owing.balance / 2) * 100 };
    await receiveForKhata(ctx, { khataId: owing._id, key: null, body });
  };
  return [
    { at: startOfDay(timeZone, addDays(today, -CLOSED_DAYS)), run: (ctx) => open(as(ctx)) },
    { at: startOfDay(timeZone, today) - HOUR, run: (ctx) => pay(as(ctx)) },
  ];
}

interface Ended {
  at: number;
  paidAt: number;
  as: ReturnType<typeof asOwner>;
  orderId: () => string;
}

/** What happens before it is paid, in place of the payment and after it. */
export function stepsOfEnding(
  ending: OtherEnding | undefined,
  { at, paidAt, as, orderId }: Ended,
): { before: Step[]; settle: Step['run'] | null; after: Step[] } {
  const nothing = { before: [], settle: null, after: [] };
  if (ending === undefined) return nothing;
  const settle = (body: Parameters<typeof settleTab>[1]['body']) => (ctx: StoreCtx) =>
    settleTab(ctx, { tab: orderId(), key: null, body });
  switch (ending) {
    case 'discounted': {
      const change = { kind: 'discount', percent: TENTH, reason: 'Regular guest' } as const;
      const run: Step['run'] = (ctx) => editOrder(as(ctx), orderId(), { changes: [change] }, null);
      return { ...nothing, before: [{ at: at + 2 * MINUTE, run }] };
    }
    case 'company': {
      const run: Step['run'] = (ctx) => setBuyer(as(ctx), orderId(), { buyer: COMPANY });
      return { ...nothing, before: [{ at: paidAt, run }] };
    }
    case 'corrected':
      return { ...nothing, after: [{ at: paidAt + MINUTE, run: (ctx) => correct(as(ctx), orderId()) }] };
    case 'onAccount':
      return {
        ...nothing,
        settle: async (ctx) => {
          const { khatas } = await listKhatas(as(ctx));
          const [owesLess] = khatas.toSorted((one, other) => one.balance - other.balance);
          return settle({ how: 'Account', khata: owesLess?._id })(as(ctx));
        },
      };
    default:
      return { ...nothing, settle: (ctx) => settle(SETTLED[ending])(as(ctx)) };
  }
}

/** It was recorded in the wrong way. */
async function correct(ctx: StoreCtx, orderId: string): Promise<void> {
  const [wrong] = (await listReceipts(ctx, orderId)).receipts;
  if (!wrong) return;
  const method = wrong.method === 'Card' ? 'Cash' : 'Card';
  const [amount, tip] = [wrong.amount, wrong.tip].map((sum) => parseHundredths(sum) ?? 0);
  const instead = { method, amount: amount ?? 0, tip: tip ?? 0 } as const;
  const body = { reason: `It was ${method.toLowerCase()}`, instead };
  await reverseReceipt(ctx, { receiptId: wrong._id, key: null, body });
}
