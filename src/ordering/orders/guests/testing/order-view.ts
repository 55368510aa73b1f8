import { MINUTE } from '#platform/time/rules/durations.ts';
import { type OrderState, RECEIVED } from '../../rules/order.ts';
import type { OrderView, TimelineEntry } from '../../wire/order.ts';

const AT = Date.parse('2026-11-20T14:36:00.000Z');
export const minutes = (count: number) => AT + count * MINUTE;
export const at = (count: number) => new Date(minutes(count)).toISOString();

export const PLACED: TimelineEntry = {
  at: at(0),
  what: 'placed',
  state: RECEIVED,
  amount: 1265.25,
};

/** An order of three dishes that was placed at 14:36. */
export function order(change: Partial<OrderView> = {}): OrderView {
  return {
    _id: 'o',
    slug: 'order-1',
    orderNo: 1042,
    items: [
      line({ _id: 'a', itemLabel: 'Chicken 65', quantity: 2, value: '279.00', ...CHOSEN }),
      line({ _id: 'b', itemLabel: 'Koliwada prawns', value: '387.00' }),
      line({ _id: 'c', itemLabel: 'Dal makhani', value: '260.00' }),
    ],
    user: { name: '', phone: '', countryCode: '+91' },
    address: '',
    remarks: '',
    profileID: 's',
    createdAt: at(0),
    amount: 1265.25,
    state: 1,
    orderType: 'Dine-In',
    charges: [
      { label: 'CGST', value: 30.13 },
      { label: 'SGST', value: 30.12 },
    ],
    table: null,
    payment: { state: 'unpaid', method: 'Cash' },
    money: { due: 1265.25, claim: null, upi: null },
    timeline: [PLACED],
    estimate: { fromMinutes: 20, toMinutes: 30 },
    store: { name: 'Saffron Street', slug: 'saffron-street', logo: null, currency: 'INR' },
    ...change,
  };
}

/** Options that include the size. */
const CHOSEN = {
  configs: [
    { label: 'Size', contents: ['Regular'] },
    { label: 'With', contents: ['mint chutney', 'lemon'] },
  ],
  options: ['mint chutney', 'lemon'],
};

function line(change: Partial<OrderView['items'][number]>): OrderView['items'][number] {
  return {
    _id: '',
    itemLabel: '',
    quantity: 1,
    price: '0.00',
    value: '0.00',
    savings: '0.00',
    images: [],
    configs: [],
    discarded: false,
    ...change,
  };
}

const WHAT = { 1: 'received', 2: 'confirmed', 3: 'preparing', 4: 'served', 5: 'cancelled' } as const;

export const moved = (count: number, from: OrderState, to: OrderState, reason?: string): TimelineEntry => ({
  at: at(count),
  what: WHAT[to],
  from,
  state: to,
  ...(reason ? { reason } : {}),
});
