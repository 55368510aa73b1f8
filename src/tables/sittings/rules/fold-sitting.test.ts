import { expect, test } from 'vitest';
import { foldSitting } from './fold-sitting.ts';
import type { SittingEvent } from './sitting-events.ts';

const at12 = { id: 't12', name: '12', label: 'Table' };
const at7 = { id: 't7', name: '7', label: 'Table' };
const line = { id: 'a', guestId: 'ravi', itemId: 'tea', label: 'Tea', quantity: 1, isShared: false };

const LOG: SittingEvent[] = [
  { what: 'opened', table: at12, covers: 2 },
  { what: 'came', guestId: 'ravi', number: 1, isIn: true },
  { what: 'came', guestId: 'meera', number: 2, isIn: false },
  { what: 'came', guestId: 'stranger', number: 3, isIn: false },
  { what: 'admitted', guestId: 'meera' },
  { what: 'refused', guestId: 'stranger' },
  { what: 'line', line },
  { what: 'line', line: { ...line, quantity: 2 } },
  { what: 'line', line: { ...line, id: 'b' } },
  { what: 'line', line: { ...line, id: 'c' } },
  { what: 'line_off', lineId: 'c' },
  { what: 'sent', orderId: 'first', round: 1, lines: ['a'] },
  { what: 'called', callId: 'one', kind: 'water' },
  { what: 'called', callId: 'two', kind: 'bill' },
  { what: 'call_taken', callId: 'two' },
  { what: 'call_done', callId: 'one' },
  { what: 'sitting_state', from: 'open', to: 'asked' },
  { what: 'served_by', name: 'Anu' },
  { what: 'covers', covers: 3 },
  { what: 'moved', from: at12, to: at7 },
  { what: 'part', partId: 'half', kind: 'even', amount: 100, tip: 0 },
  { what: 'part_state', partId: 'half', to: 'paid' },
  { what: 'received', receiptId: 'r', method: 'Cash', amount: 100, tip: 0 },
  { what: 'left', guestId: 'meera' },
];

test('a sitting is what its log tells', () => {
  expect(foldSitting(LOG)).toEqual({
    state: 'asked',
    table: at7,
    covers: 3,
    waiter: 'Anu',
    rounds: 1,
    guests: new Map([
      ['ravi', { number: 1, state: 'in' }],
      ['meera', { number: 2, state: 'left' }],
      ['stranger', { number: 3, state: 'refused' }],
    ]),
    cart: new Map([['b', { ...line, id: 'b' }]]),
    sent: new Map([['a', 'first']]),
    calls: new Map([['two', { kind: 'bill', isTaken: true }]]),
    parts: new Map([['half', 'paid']]),
    mergedInto: null,
  });
});

test('one that another took over is closed', () => {
  const over: SittingEvent[] = [
    ...LOG,
    { what: 'merged', into: 'other' },
    { what: 'sitting_state', from: 'asked', to: 'closed' },
  ];
  expect(foldSitting(over)).toMatchObject({ state: 'closed', mergedInto: 'other' });
});
