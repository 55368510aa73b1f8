import { expect, test } from 'vitest';
import { printedPlace } from './printed-place.ts';

const order = { orderType: 'Dine-In', table: null, address: '', customer: 'Ravi' };

test.each([
  [{ table: { iden: '4', idel: 'Table' } }, 'Table 4', 'Table 4'],
  // It may be none of the store's tables, so it is not printed like one.
  [{ address: '5' }, 'Guest at: 5', 'मेहमान यहाँ: 5'],
  [{ orderType: 'Pickup', address: '20:30' }, 'PICKUP 20:30', 'लेने का समय 20:30'],
  [{ orderType: 'Pickup', address: 'ASAP' }, 'PICKUP as soon as ready', 'लेने का समय तैयार होते ही'],
  [{ orderType: 'Delivery', address: '12, Hill Road' }, 'Ravi', 'Ravi'],
  [{ orderType: 'Delivery', address: '12, Hill Road', customer: '' }, 'Delivery', 'डिलीवरी'],
])('%o is printed as "%s"', (placed, english, hindi) => {
  expect(printedPlace({ ...order, ...placed }, 'en')).toBe(english);
  expect(printedPlace({ ...order, ...placed }, 'hi')).toBe(hindi);
});
