import { expect, test } from 'vitest';
import { type Doubt, doubt, fillDoubt, readDoubts } from './doubts.ts';

test.each<[string, Doubt]>([
  [
    doubt('otherCurrency', { amount: '20.00', currency: 'USD', transaction: 'T1' }),
    { code: 'otherCurrency', values: { amount: '20.00', currency: 'USD', transaction: 'T1' } },
  ],
  [doubt('paidOften', { count: 2 }), { code: 'paidOften', values: { count: '2' } }],
  [doubt('refused', { code: '330' }), { code: 'refused', values: { code: '330' } }],
  [doubt('says', { state: 'PENDING' }), { code: 'says', values: { state: 'PENDING' } }],
  [doubt('noAmount', {}), { code: 'noAmount', values: {} }],
  [doubt('answered', { status: 503 }), { code: 'answered', values: { status: '503' } }],
  ['It says what nobody knows', { code: 'other', values: { text: 'It says what nobody knows' } }],
  ['', { code: 'other', values: { text: '' } }],
])('“%s” is read by its code', (sentence, read) => {
  expect(readDoubts(sentence)).toEqual([read]);
});

test('several sentences are read one by one', () => {
  const both = `${doubt('unreadable', {})}; ${doubt('refundMade', { amount: '50.00' })}`;
  expect(readDoubts(both).map(({ code }) => code)).toEqual(['unreadable', 'refundMade']);
});

test('a sentence of another language takes the same values', () => {
  expect(fillDoubt('{amount} लौटे, {count}', { amount: '50.00' })).toBe('50.00 लौटे, {count}');
});
