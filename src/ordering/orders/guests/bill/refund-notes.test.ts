import { expect, test } from 'vitest';
import { after as afterEn } from '../../texts/guests/after/en.ts';
import type { OrderView, TimelineEntry } from '../../wire/order.ts';
import { refundNotes } from './refund-notes.ts';

const paid: OrderView['payment'] = {
  state: 'paid',
  method: 'Paytm',
  paid: 50,
  refunded: 0,
  onItsWay: 0,
  owed: 0,
};
const late: TimelineEntry = { at: '2026-11-20T06:30:00Z', what: 'refund_due', amount: 50 };

test.each<[string, OrderView['payment'], TimelineEntry[], string[]]>([
  ['nothing where nothing was paid', { state: 'unpaid', method: 'Cash' }, [], []],
  ['nothing where all is as it should be', paid, [], []],
  ['owed', { ...paid, owed: 20 }, [], ['You are due a refund of ₹20. We told the restaurant.']],
  [
    'owed since it came too late',
    { ...paid, state: 'refund_due', owed: 50 },
    [late],
    ['Your payment came after the order was cancelled. You are due a refund of ₹50. We told the restaurant.'],
  ],
  [
    'owed since it was paid twice',
    { ...paid, owed: 50 },
    [late],
    ['You paid twice. You are due a refund of ₹50. We told the restaurant.'],
  ],
  [
    'back, on its way, and owed, in this order',
    { ...paid, refunded: 10, onItsWay: 20, owed: 5 },
    [],
    [
      '₹10 was refunded to you.',
      'Your refund of ₹20 is on its way to where you paid from. Banks take up to a week.',
      'You are due a refund of ₹5. We told the restaurant.',
    ],
  ],
])('%s', (_, payment, timeline, notes) => {
  const order = { payment, timeline };
  expect(refundNotes(order, afterEn.refund, (amount) => `₹${amount}`)).toEqual(notes);
});
