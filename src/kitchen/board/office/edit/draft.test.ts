import { expect, test } from 'vitest';
import { anOrder, anOrderedItem } from '../orders/testing/orders.ts';
import {
  amountAfter,
  changesOf,
  draftOn,
  type EditDraft,
  isEmpty,
  lineTotals,
  NO_EDITS,
  portionsBack,
  takesOff,
} from './draft.ts';

const taxes = [{ label: 'GST', value: 5 }];
// 5 % of 10.10 is 0.505: portions apart are rounded apart, and together once.
const tea = anOrderedItem('Tea', { _id: 'tea', value: '10.10', quantity: 2, taxes });
const part = anOrderedItem('Tea', { ...tea, _id: 'part', quantity: 1, discarded: true, partOf: 'tea' });
const cake = anOrderedItem('Cake', { _id: 'cake', value: '50.00', quantity: 1, discarded: true, taxes });
const order = anOrder(1, { items: [tea, part, cake] });

test('portions that are put back cost what their line then costs', () => {
  const draft = { ...NO_EDITS, back: ['part'] };
  expect(amountAfter(order, draft)).toBe(30_30 + 1_52);
  expect(portionsBack(order, draft, tea)).toBe(1);
  expect(lineTotals(order, draft).get('tea')).toBe(30_30);
  expect(takesOff(order, draft)).toBe(false);
});

test('a whole line that is put back costs again, and nothing else changes', () => {
  const draft = { ...NO_EDITS, back: ['cake'] };
  expect(amountAfter(order, draft)).toBe(20_20 + 1_01 + 52_50);
  expect([isEmpty(draft), isEmpty(NO_EDITS)]).toEqual([false, true]);
  expect(changesOf(draft)).toEqual([{ kind: 'back', line: 'cake' }]);
});

test('what somebody else has put back or taken off meanwhile is no longer in the draft', () => {
  const draft = {
    ...NO_EDITS,
    quantities: { tea: 1, gone: 3 },
    back: ['part', 'cake'],
    undone: ['gone'],
    given: [
      { key: 'a', line: 'cake', kind: 'percent', value: 10_00, reason: 'Late' },
      { key: 'b', line: null, kind: 'percent', value: 10_00, reason: 'Late' },
    ],
  } satisfies EditDraft;
  const changed = anOrder(1, { items: [{ ...tea, quantity: 3 }, cake] });
  const left = draftOn(changed, draft);
  expect(left).toEqual({
    ...draft,
    quantities: { tea: 1 },
    back: ['cake'],
    undone: [],
    given: [draft.given[1]],
  });
  expect(amountAfter(changed, left)).toBeGreaterThan(0);
  expect(draftOn(order, { ...NO_EDITS, back: ['part'] })).toEqual({ ...NO_EDITS, back: ['part'] });
});
