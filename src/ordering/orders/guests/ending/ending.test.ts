import { describe, expect, test } from 'vitest';
import { after as afterEn } from '../../texts/guests/after/en.ts';
import type { OrderView } from '../../wire/order.ts';
import { moved, order, PLACED } from '../testing/order-view.ts';
import { endingOf } from './ending.ts';

describe('why an order was cancelled', () => {
  const ending = (change: Partial<OrderView>) => endingOf(order({ state: 5, ...change }), afterEn);

  test.each<[string, Partial<OrderView>, string]>([
    [
      'the store says why',
      { timeline: [PLACED, moved(2, 1, 5, 'Out of prawns')] },
      'The restaurant says: Out of prawns',
    ],
    [
      'the store says nothing',
      { timeline: [PLACED, moved(2, 1, 5)] },
      'The restaurant has cancelled this order.',
    ],
    [
      'the payment failed',
      { payment: { state: 'failed', method: 'Online' } },
      'The payment did not go through.',
    ],
    [
      'the guest has taken it back',
      { timeline: [PLACED, { ...moved(1, 1, 5, 'Cancelled by the guest'), byGuest: true }] },
      'You have cancelled this order.',
    ],
    ['nobody paid', { payment: { state: 'expired', method: 'Online' } }, 'The order was not paid in time.'],
  ])('%s', (_name, change, text) => {
    expect(ending(change)).toBe(text);
  });
});
