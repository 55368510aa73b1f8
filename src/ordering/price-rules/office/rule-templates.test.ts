import { expect, test } from 'vitest';
import { ruleOf } from './edit-price-rules.ts';
import { RULE_TEMPLATES, ruleFrom } from './rule-templates.ts';

const named = { id: 'new', label: 'Happy hour', delivered: ['home'] };

test('a happy hour is a fifth lower on the afternoons of the week', () => {
  const rule = ruleFrom('happyHour', named);
  expect(rule && ruleOf(rule)).toMatchObject({
    id: 'new',
    label: 'Happy hour',
    how: { kind: 'percent', percent: -20_00 },
    when: { start: 16 * 60, end: 19 * 60, days: ['mon', 'tue', 'wed', 'thu', 'fri'], types: [] },
  });
});

test('late at night runs past midnight, and the weekend is the whole day', () => {
  const [night, weekend] = (['lateNight', 'weekend'] as const).map((each) => ruleFrom(each, named));
  expect(night && ruleOf(night)).toMatchObject({
    how: { percent: 10_00 },
    when: { start: 23 * 60, end: 3 * 60 },
  });
  expect(weekend && ruleOf(weekend).when).toMatchObject({ start: null, end: null, days: ['sat', 'sun'] });
});

test('delivery has its own prices where something is delivered', () => {
  expect(ruleFrom('delivery', named)?.when.types).toEqual(['home']);
  expect(ruleFrom('delivery', { ...named, delivered: [] })).toBeUndefined();
  expect(RULE_TEMPLATES.filter((each) => ruleFrom(each, { ...named, delivered: [] }))).toHaveLength(3);
});
