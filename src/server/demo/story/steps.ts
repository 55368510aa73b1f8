import type { PlaceOrderBody } from '#domain/api/order.ts';
import { toDecimal, toNumber } from '#domain/money/money.ts';
import { CANCELLED, type OrderState, RECEIVED, SERVED } from '#domain/order/order.ts';
import { cartLines, currentBill } from '#domain/placing/priced-cart.ts';
import type { Catalogue } from '#domain/store/catalogue.ts';
import { minuteOfDayIn } from '#domain/time/clock.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { issueBill } from '../../features/bills/issue-bill.ts';
import { giveFeedback } from '../../features/feedback/give-feedback.ts';
import { changeState } from '../../features/ordering/change-state.ts';
import { placeOrder } from '../../features/ordering/place-order.ts';
import { claimPayment } from '../../features/ordering/receipts/claim-payment.ts';
import { recordPayment } from '../../features/ordering/receipts/record-payment.ts';
import { refundOrder } from '../../features/refunds/refund-order.ts';
import type { Ctx, StaffActor, StoreCtx } from '../../platform/context/context.ts';
import { parseNetwork } from '../../platform/limits/network.ts';
import type { PlannedOrder } from './plan-orders.ts';

const COLD = 'Served cold';
const HERE = parseNetwork('127.0.0.1');

export interface Stage {
  tx: Ctx;
  storeId: string;
  owner: StaffActor;
  catalogue: Catalogue;
  timeZone: string;
}

/** Something that people did then. */
interface Step {
  at: number;
  run: (stage: Stage) => Promise<unknown>;
}

function bodyOf(planned: PlannedOrder, { menus, orderTypes }: Catalogue, timeZone: string): PlaceOrderBody {
  const { at, orderType, table, address, user, remarks, meal } = planned;
  const lines = cartLines(meal, menus, { minuteOfDay: minuteOfDayIn(timeZone, at), now: at });
  const type = orderTypes.find(({ label }) => label === orderType) ?? null;
  return {
    orderType,
    ...(table ? { table: { iden: table.iden, idel: table.idel } } : {}),
    address,
    user,
    remarks,
    amount: toNumber(currentBill(lines, type).grandTotal),
    items: lines.map(({ entry, selections, present }) => ({
      itemID: entry.itemId,
      itemLabel: entry.label,
      configs: selections,
      quantity: entry.quantity,
      value: toDecimal(present?.unit ?? 0),
    })),
  };
}

/** What happens to an order, each step at its time, so that bills are numbered in the sequence of their dates. */
export function stepsOf(planned: PlannedOrder, index: number): Step[] {
  const { at, then } = planned;
  let [id, slug, from]: [string, string, OrderState] = ['', '', RECEIVED];
  const staff = ({ tx, storeId, owner }: Stage, now: number): StoreCtx => {
    return { ...tx, actor: owner, storeId, network: HERE, now };
  };
  const move = (when: number, to: OrderState, reason?: string): Step => ({
    at: when,
    async run(stage) {
      if (to === from) return;
      await changeState(staff(stage, when), id, { from, to, ...(reason === undefined ? {} : { reason }) });
      from = to;
    },
  });
  const place: Step = {
    at,
    async run({ tx, storeId, catalogue, timeZone }) {
      const body = bodyOf(planned, catalogue, timeZone);
      const guest = { ...tx, actor: { kind: 'guest' as const }, now: at };
      const request = { storeId, body, idempotencyKey: null, network: HERE, client: null };
      const { order } = await placeOrder(guest, request);
      ({ _id: id, slug, state: from } = order);
    },
  };
  if (then.what === 'cancelled') return [place, move(then.at, CANCELLED, then.reason)];
  if (then.what === 'open') {
    const claim = (stage: Stage) => claimPayment(stage.tx, { slug, network: HERE, utr: utrOf(index) });
    const claims = then.isClaimed ? [{ at: at + MINUTE, run: claim }] : [];
    return [place, ...claims, ...(then.state === RECEIVED ? [] : [move(at + 2 * MINUTE, then.state)])];
  }
  const { paidAt, method, feedback, returned } = then;
  const reference = method === 'UPI' ? { reference: utrOf(index) } : {};
  const refund = { how: 'hand' as const, method: 'Cash' as const, reason: COLD };
  const [ratedAt, returnedAt] = [paidAt + 10 * MINUTE, paidAt + 20 * MINUTE];
  const steps: (Step | null)[] = [
    place,
    move(then.at, SERVED),
    { at: paidAt, run: (stage) => issueBill(staff(stage, paidAt), id) },
    { at: paidAt, run: (stage) => recordPayment(staff(stage, paidAt), id, { method, ...reference }) },
    feedback && { at: ratedAt, run: ({ tx }) => giveFeedback({ ...tx, now: ratedAt }, slug, feedback) },
    returned && move(returnedAt, CANCELLED, COLD),
    returned === 'refunded'
      ? {
          at: returnedAt,
          run: (stage) => refundOrder(staff(stage, returnedAt), { orderId: id, key: id, body: refund }),
        }
      : null,
  ];
  return steps.filter((step) => step !== null);
}

/** Made up, and another one for each order. */
function utrOf(index: number): string {
  return `4${String(index).padStart(11, '0')}`;
}
