import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { nextTry, type Paper, type Standing, type Step, stepOf } from './states.ts';

const NOW = Date.parse('2026-11-20T06:30:00Z');
const WAITING: Standing = { state: 'waiting', tries: 0, cancelUntil: null };
const REGISTERED: Standing = { state: 'registered', tries: 0, cancelUntil: NOW + HOUR };
const bill = (eInvoice: Standing | null): Paper => ({
  number: 'INV/1',
  isCredit: false,
  corrects: null,
  payable: 100_00,
  eInvoice,
});
const note = (payable: number, number = 'CN/1'): Paper => ({
  number,
  isCredit: true,
  corrects: 'INV/1',
  payable,
  eInvoice: WAITING,
});

describe('a bill that stands', () => {
  test.each<[Standing, Step]>([
    [WAITING, 'register'],
    [REGISTERED, 'none'],
    [{ ...WAITING, state: 'refused' }, 'none'],
  ])('%o', (state, step) => {
    expect(stepOf(bill(state), [bill(state)], NOW)).toBe(step);
  });
});

describe('a bill that one credit note takes back', () => {
  test.each<[string, Standing | null, Step, Step]>([
    ['was not sent yet', WAITING, 'drop', 'wait'],
    ['may be known, since an answer is missing', { ...WAITING, tries: 1 }, 'register', 'wait'],
    ['was refused', { ...WAITING, state: 'refused' }, 'drop', 'wait'],
    ['is registered since less than a day', REGISTERED, 'cancel', 'wait'],
    ['is registered since a day', { ...REGISTERED, cancelUntil: NOW }, 'none', 'register'],
    ['is cancelled', { ...REGISTERED, state: 'cancelled' }, 'none', 'drop'],
    ['was dropped', { ...WAITING, state: 'dropped' }, 'none', 'drop'],
    ['is from before', null, 'none', 'register'],
  ])('%s', (_what, state, ofBill, ofNote) => {
    const papers = [bill(state), note(100_00)];
    expect(papers.map((paper) => stepOf(paper, papers, NOW))).toEqual([ofBill, ofNote]);
  });
});

test('notes that take back a part are registered beside the bill, and so is the one after them', () => {
  const papers = [bill(REGISTERED), note(40_00), note(60_00, 'CN/2')];
  expect(papers.map((paper) => stepOf(paper, papers, NOW))).toEqual(['none', 'register', 'register']);
});

test('a provider that does not answer is asked ever later, at most each hour', () => {
  expect([1, 2, 5, 90].map((tries) => nextTry(tries, NOW) - NOW)).toEqual([10_000, MINUTE, HOUR, HOUR]);
});
