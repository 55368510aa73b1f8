import type { Weekday } from '#restaurant/opening-hours/rules/store-hours.ts';
import { newRule, type RuleDraft } from './edit-price-rules.ts';

/** What restaurants change prices for most. */
export const RULE_TEMPLATES = ['happyHour', 'lateNight', 'weekend', 'delivery'] as const;
export type RuleTemplate = (typeof RULE_TEMPLATES)[number];

interface Begun extends Partial<Pick<RuleDraft, 'from' | 'until' | 'isOff' | 'value'>> {
  days?: Weekday[];
  /** Whether it is for orders that are brought to the guest. */
  isDelivered?: boolean;
}

const BEGUN: Record<RuleTemplate, Begun> = {
  happyHour: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '16:00', until: '19:00', value: '20' },
  lateNight: { from: '23:00', until: '03:00', isOff: false, value: '10' },
  weekend: { days: ['sat', 'sun'], isOff: false, value: '10' },
  delivery: { isDelivered: true, isOff: false, value: '10' },
};

interface Named {
  id: string;
  /** As guests read it. */
  label: string;
  /** The ids of the order types that are delivered. */
  delivered: readonly string[];
}

/** A rule to begin with, in which everything can be changed. Undefined where it is about nothing here. */
export function ruleFrom(template: RuleTemplate, { id, label, delivered }: Named): RuleDraft | undefined {
  const { days = [], isDelivered = false, ...fields } = BEGUN[template];
  if (isDelivered && delivered.length === 0) return undefined;
  const rule = newRule(id);
  return {
    ...rule,
    ...fields,
    label,
    when: { ...rule.when, days, types: isDelivered ? [...delivered] : [] },
  };
}
