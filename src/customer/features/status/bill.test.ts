import { describe, expect, test } from 'vitest';
import { billOf } from './bill.ts';
import { order } from './testing/order-view.ts';

describe('the bill', () => {
  test('lines, Cart Value, charges and Grand Total', () => {
    expect(billOf(order())).toMatchObject({
      lines: [
        {
          label: 'Chicken 65',
          quantity: 2,
          options: 'mint chutney, lemon',
          total: '₹558',
          isDiscarded: false,
        },
        { total: '₹387' },
        { total: '₹260' },
      ],
      cartValue: '₹1205',
      charges: [
        { label: 'CGST', value: '₹30.13' },
        { label: 'SGST', value: '₹30.12' },
      ],
      grandTotal: '₹1265.25',
      earlierTotal: null,
      discarded: 0,
    });
  });

  test('what was discarded is shown, not counted, and the earlier total is told', () => {
    const { items } = order();
    const after = order({
      items: items.map((item) => ({ ...item, discarded: item._id === 'b' })),
      amount: 858.9,
    });
    const bill = billOf(after);
    expect(bill.lines.map(({ isDiscarded }) => isDiscarded)).toEqual([false, true, false]);
    expect(bill).toMatchObject({
      cartValue: '₹818',
      grandTotal: '₹858.9',
      earlierTotal: '₹1265.25',
      discarded: 1,
    });
  });
});
