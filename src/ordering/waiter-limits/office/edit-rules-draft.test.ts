import { expect, test } from 'vitest';
import { en } from '#texts/office/en.ts';
import { USUAL_RULES } from '../rules/edit-rules.ts';
import { draftOf, faultsIn, rulesOf } from './edit-rules-draft.ts';

const usual = { off: ['Sold out', 'Mistake'], discount: ['Offer'], complimentary: ['Long wait'] };
const draft = draftOf(USUAL_RULES, usual);

test('the usual reasons are shown and not stored', () => {
  expect(draft).toMatchObject({ off: 'Sold out\nMistake', percent: '10', guard: 'ready' });
  expect(rulesOf(draft, usual)).toEqual(USUAL_RULES);
});

test('own reasons are stored one in each line, each once, and an empty list means the usual ones', () => {
  const own = { ...draft, off: ' Cold \n\nSold out\nCold', discount: '', percent: '' };
  expect(rulesOf(own, usual)).toEqual({
    reasons: { off: ['Cold', 'Sold out'], discount: [], complimentary: [] },
    staffPercent: 0,
    guard: 'ready',
  });
});

test('what can’t be stored has a fault', () => {
  expect(faultsIn(draft, en.editRules)).toEqual({});
  const many = Array.from({ length: 13 }, (_, at) => `Reason ${at}`).join('\n');
  const wrong = { ...draft, percent: '101', off: many, discount: 'x'.repeat(81) };
  expect(Object.keys(faultsIn(wrong, en.editRules))).toEqual(['percent', 'off', 'discount']);
});
