import { describe, expect, test } from 'vitest';
import { names as HINDI_NAMES } from '#platform/language/rules/words/hi.ts';
import { order } from '../testing/order-view.ts';
import { orderBill } from './bill.ts';

const WORDS = {
  discount: 'Discount',
  complimentary: 'Complimentary',
  taxWithin: (tax: string) => `${tax} (included)`,
};

describe('the bill', () => {
  test('lines, Cart Value, charges and Grand Total', () => {
    expect(orderBill(order(), 'en', {}, WORDS)).toMatchObject({
      lines: [
        {
          label: 'Chicken 65',
          quantity: 2,
          options: 'mint chutney, lemon',
          total: '₹558',
          removed: false,
        },
        { total: '₹387' },
        { total: '₹260' },
      ],
      cartValue: '₹1,205',
      charges: [
        { label: 'CGST', value: '₹30.13' },
        { label: 'SGST', value: '₹30.12' },
      ],
      grandTotal: '₹1,265.25',
      earlierTotal: null,
    });
  });

  test('a tax within the prices says so', () => {
    const charges = [{ label: 'GST', value: 4.76, included: true as const }];
    expect(orderBill(order({ charges }), 'en', {}, WORDS).charges).toEqual([
      { label: 'GST (included)', value: '₹4.76' },
    ]);
  });

  test("in Hindi it has the order's names and the standard ones", () => {
    const [first, ...others] = order().items;
    const translations = { hi: { label: 'चिकन 65', options: ['पुदीने की चटनी', 'नींबू'] } };
    const items = [{ ...(first as NonNullable<typeof first>), translations }, ...others];
    const charges = [
      { label: 'Gift wrap', value: 20, translations: { hi: { label: 'तोहफ़े की पैकिंग' } } },
      { label: 'Packing charges', value: 10 },
      { label: 'CGST', value: 30.13 },
    ];
    const bill = orderBill(order({ items, charges }), 'hi', HINDI_NAMES, WORDS);
    expect(bill.lines[0]).toMatchObject({ label: 'चिकन 65', options: 'पुदीने की चटनी, नींबू' });
    expect(bill.lines[1]).toMatchObject({ label: 'Koliwada prawns', options: '' });
    expect(bill.charges.map(({ label }) => label)).toEqual(['तोहफ़े की पैकिंग', 'पैकिंग चार्ज', 'CGST']);
  });

  test('discarded lines are shown but not counted, beside the earlier total', () => {
    const { items } = order();
    const after = order({
      items: items.map((item) => ({ ...item, discarded: item._id === 'b' })),
      amount: 858.9,
    });
    const bill = orderBill(after, 'en', {}, WORDS);
    expect(bill.lines.map(({ removed }) => removed)).toEqual([false, true, false]);
    expect(bill).toMatchObject({
      cartValue: '₹818',
      grandTotal: '₹858.90',
      earlierTotal: '₹1,265.25',
    });
  });
});
