import { describe, expect, test } from 'vitest';
import { sameAgain } from './same-again.ts';

const ordered = (_id: string, change: object = {}) => ({
  _id,
  itemLabel: 'Masala chai',
  quantity: 2,
  price: '40.00',
  value: '36.00',
  savings: '4.00',
  images: ['/chai.jpg'],
  configs: [{ label: 'Size', contents: ['Large'] }],
  discarded: false,
  ...change,
});
const had = (guest: string | null, shared = false) => ({ guest, shared, item: 'chai' });

describe('what a guest orders again from a round', () => {
  test('is the own dishes with their options, number and note, and what the guest ordered for everybody', () => {
    const round = {
      items: [ordered('a', { remarks: 'No sugar' }), ordered('b'), ordered('c')],
      who: { a: had('zoya'), b: had('ravi'), c: had('zoya', true) },
    };
    const entry = {
      itemId: 'chai',
      selections: [{ label: 'Size', contents: ['Large'] }],
      quantity: 2,
      label: 'Masala chai',
      image: '/chai.jpg',
      unit: 3600,
    };
    expect(sameAgain(round, 'zoya')).toEqual([
      { id: 'a', isShared: false, entry: { ...entry, remarks: 'No sugar' } },
      { id: 'c', isShared: true, entry },
    ]);
  });

  test('has nothing that the staff added or removed, and nothing whose dish is not known', () => {
    const round = {
      items: [ordered('a'), ordered('b', { discarded: true }), ordered('c')],
      who: { a: { guest: null, shared: true }, b: had('zoya'), c: { guest: 'zoya', shared: false } },
    };
    expect(sameAgain(round, 'zoya')).toEqual([]);
  });
});
