import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { featuresAt, type KeptPlans, rulesOf, stepAt } from './plan-rules.ts';

const END = 1_000 * DAY;
const RULES = rulesOf(null);

test.each([
  [END - 8 * DAY, 'active', null],
  [END - 7 * DAY, 'trial', 'ends'],
  [END - DAY, 'active', 'endsTomorrow'],
  [END, 'active', 'past_due'],
  [END + 13 * DAY - 1, 'past_due', 'past_due'],
  [END + 13 * DAY, 'past_due', 'lastDay'],
  [END + 14 * DAY, 'past_due', 'ended'],
  [END - 9 * DAY, 'ended', 'ended'],
] as const)('at %d an owner whose plan is %s is told %s', (now, status, step) => {
  expect(stepAt({ status, endsAt: END }, now, RULES)).toBe(step);
});

test('without days of grace a plan steps down at its end, and one without an end never', () => {
  const rules = { ...RULES, graceDays: 0 };
  expect(stepAt({ status: 'active', endsAt: END }, END, rules)).toBe('ended');
  expect(stepAt({ status: 'active', endsAt: null }, END, rules)).toBeNull();
});

test('a store has the features of its plan, then those of the last one', () => {
  const plans: KeptPlans = {
    rules: RULES,
    features: new Map([
      ['Pro', ['ordering', 'noFooter']],
      ['Free', []],
    ]),
  };
  const held = { plan: 'Pro', status: 'active' as const, endsAt: END };
  expect(featuresAt(plans, held, END)).toEqual(['ordering', 'noFooter']);
  expect(featuresAt(plans, held, END + 14 * DAY)).toEqual([]);
  expect(featuresAt(plans, { ...held, plan: 'Unknown' }, END)).toBeNull();
  const without = { ...plans, rules: { ...RULES, lastPlan: 'Gone' } };
  expect(featuresAt(without, held, END + 14 * DAY)).toEqual(['ordering', 'noFooter']);
});
