import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

const CREATED = '2026-11-20T12:00:00.000Z';

export function anOrderedItem(itemLabel: string, more: Partial<StaffOrderView['items'][number]> = {}) {
  const money = { price: '10.00', value: '10.00', savings: '0.00' };
  const rest = { images: [], configs: [], discarded: false, ready: false, itemID: `item-${itemLabel}` };
  return { _id: `line-${itemLabel}`, itemLabel, quantity: 1, ...money, ...rest, ...more };
}

/** An order whose timeline has `entries` entries. */
export function anOrder(orderNo: number, more: Partial<StaffOrderView> = {}, entries = 1): StaffOrderView {
  return {
    _id: `order-${orderNo}`,
    slug: `slug-${orderNo}`,
    orderNo,
    items: [anOrderedItem('Masala chai')],
    user: { name: 'Ravi', phone: '9876543210', countryCode: '+91' },
    address: '',
    remarks: '',
    profileID: 'store',
    createdAt: CREATED,
    amount: 10,
    state: 1,
    orderType: 'Dine-In',
    charges: [],
    table: null,
    payment: { state: 'unpaid', method: 'Cash' },
    money: { due: 10, claim: null, upi: null },
    timeline: Array.from({ length: entries }, () => ({ at: CREATED, what: 'placed', state: 1 })),
    estimate: null,
    store: { name: 'Store', slug: 'store', logo: null, currency: 'INR' },
    ...more,
  };
}
