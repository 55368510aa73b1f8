import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '../../rules/order.ts';
import { after as afterEn } from '../../texts/guests/after/en.ts';
import type { OrderView, TimelineEntry } from '../../wire/order.ts';
import { at, moved, order, PLACED } from '../testing/order-view.ts';
import { announcementOf, stateText } from './news.ts';

describe('news for screen readers', () => {
  const before = order();
  const news = (...entries: OrderView['timeline']) =>
    announcementOf(before, order({ timeline: [PLACED, ...entries], amount: 858.9 }), afterEn, 'en');

  test('no news when nothing has happened', () => {
    expect(news()).toBe('');
  });

  test('a sentence for each step, once', () => {
    expect(news(moved(1, 1, 2))).toBe('Confirmed.');
    expect(news(moved(1, 1, 2), moved(2, 2, 3))).toBe('Confirmed. Preparing');
    expect(news(moved(1, 1, 5))).toBe('Order Cancelled');
  });

  test('a dish that was taken off, with the new total', () => {
    const entry: TimelineEntry = {
      at: at(3),
      what: 'item_discarded',
      item: 'Koliwada prawns',
      previousAmount: 1265.25,
      amount: 858.9,
    };
    expect(news(entry)).toBe('Removed from your order: Koliwada prawns. The new total is ₹858.90.');
    expect(news({ ...entry, quantity: 2 })).toContain('Removed from your order: 2× Koliwada prawns.');
    expect(news({ ...entry, what: 'item_restored' })).toContain('Back on your order: Koliwada prawns.');
  });

  test.each([
    ['Dine-In', 'It is on its way to you'],
    ['Pickup', 'Please pick it up'],
    ['Delivery', 'It is about to leave'],
  ])('%s: that all of it is ready', (orderType, told) => {
    const after = order({ orderType, timeline: [PLACED, { at: at(3), what: 'ready' }] });
    expect(announcementOf(before, after, afterEn, 'en')).toBe(`Your order is ready. ${told}`);
  });

  test('a payment', () => {
    expect(news({ at: at(3), what: 'paid', amount: 858.9 })).toBe('Paid');
  });

  test('a claimed payment', () => {
    expect(news({ at: at(3), what: 'claimed', amount: 858.9 })).toContain('They’re checking');
  });

  test('a refused claim with its reason', () => {
    const entry: TimelineEntry = { at: at(3), what: 'claim_refused', reason: 'Not in the account' };
    expect(news(entry)).toBe('The restaurant did not find your payment: Not in the account');
  });

  test('the labels of the states', () => {
    expect(ORDER_STATES.map((state) => stateText(state, afterEn))).toEqual([
      'Received.',
      'Confirmed.',
      'Preparing',
      'Served',
      'Order Cancelled',
    ]);
  });
});
