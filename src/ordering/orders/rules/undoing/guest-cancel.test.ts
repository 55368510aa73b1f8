import { describe, expect, test } from 'vitest';
import type { LoggedOrderEvent, OrderEvent } from '../order.ts';
import { GUEST_CANCEL_MS, guestCancelEnd, guestCancelFault } from './guest-cancel.ts';

const AT = Date.UTC(2026, 10, 20, 12);
const placed = (more: object = {}): OrderEvent => ({ what: 'placed', state: 1, amount: 100, ...more });
const logOf = (...events: OrderEvent[]): LoggedOrderEvent[] =>
  events.map((event, at) => ({ seq: at + 1, at: AT + at, event }));
const faultOf = (...events: OrderEvent[]) => guestCancelFault({ log: logOf(...events), isOfGuest: true });

describe('a guest cancels their own order', () => {
  test('for a minute, while nothing has happened to it', () => {
    expect(guestCancelEnd({ log: logOf(placed()), isOfGuest: true })).toBe(AT + GUEST_CANCEL_MS);
    expect(faultOf(placed({ state: 2 }))).toBeNull();
  });

  test.each<[string, OrderEvent[]]>([
    ['the kitchen has seen it', [placed(), { what: 'seen' }]],
    [
      'it was moved and moved back',
      [placed(), { what: 'state', from: 1, to: 2 }, { what: 'state', from: 2, to: 1 }],
    ],
    ['a dish is ready', [placed(), { what: 'ready', lineId: 'a', ready: true }]],
    ['it started in preparation', [placed({ state: 3 })]],
    ['it was served at once', [placed({ state: 4 })]],
    ['it is cancelled', [placed(), { what: 'state', from: 1, to: 5 }]],
  ])('not when %s', (_, events) => {
    expect(faultOf(...events)).toBe('touched');
  });

  test.each<[string, OrderEvent[]]>([
    ['a payment is awaited', [placed({ payment: 'awaiting' })]],
    ['they claim to have paid', [placed(), { what: 'claim', amount: 100 }]],
    [
      'their claim was refused',
      [placed(), { what: 'claim', amount: 1 }, { what: 'claim_refused', reason: '' }],
    ],
    ['it was paid', [placed(), { what: 'payment', payment: 'paid', from: 1, to: 1, amount: 100 }]],
  ])('not when %s', (_, events) => {
    expect(faultOf(...events)).toBe('payment');
  });

  test('not when the staff took the order', () => {
    const taken = { log: logOf(placed()), isOfGuest: false };
    expect([guestCancelFault(taken), guestCancelEnd(taken)]).toEqual(['touched', null]);
  });
});
