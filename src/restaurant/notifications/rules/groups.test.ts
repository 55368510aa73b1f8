import { expect, test } from 'vitest';
import { groupAlike } from './groups.ts';
import type { Told } from './notifications.ts';
import { describeMany } from './words.ts';

let rows = 0;
const row = (told: Told, storeId = 'a') => ({ _id: `${++rows}`, storeId, ...told });
const reservation = (news: 'made' | 'cancelled', storeId?: string) =>
  row(
    {
      kind: 'reservation',
      facts: { reservationId: '9', news, party: 2, startsAt: '', timeZone: 'Asia/Kolkata' },
    },
    storeId,
  );
const printer = () => row({ kind: 'printer_failing', facts: { printer: 'Grill' } });

test('many that are alike stand together where the first of them was, each restaurant’s by itself', () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map(() => reservation('made'));
  const [cancelled, elsewhere, stopped] = [reservation('cancelled'), reservation('made', 'b'), printer()];
  const all = [stopped, first, cancelled, second, elsewhere, third, fourth] as (typeof stopped)[];
  expect(groupAlike(all)).toEqual([[stopped], [first, second, third, fourth], [cancelled], [elsewhere]]);
});

test('a few that are alike are read one by one, and what needs somebody always is', () => {
  const few = [reservation('made'), reservation('made'), reservation('made')];
  expect(groupAlike(few)).toHaveLength(3);
  expect(groupAlike([printer(), printer(), printer(), printer()])).toHaveLength(4);
});

test.each<[Told, number, string, string]>([
  [reservation('made'), 20, '20 new reservations', '20 नई बुकिंग'],
  [
    { kind: 'mail', facts: { news: 'arrived', count: 10 } },
    40,
    '40 new emails have arrived',
    '40 नए ईमेल आए हैं',
  ],
  [{ kind: 'order_placed', facts: { orderId: '1', orderNo: 1, place: '' } }, 5, '5 new orders', '5 नए ऑर्डर'],
])('%j, %i times', (told, count, en, hi) => {
  expect([describeMany(told, count, 'en'), describeMany(told, count, 'hi')]).toEqual([en, hi]);
});
