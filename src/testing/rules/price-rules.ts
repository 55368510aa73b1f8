import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';

const ALWAYS: PriceRule['when'] = {
  types: [],
  areas: [],
  channel: null,
  days: [],
  fromDay: null,
  untilDay: null,
  start: null,
  end: null,
};

/** A tenth off the whole menu, always, but for what is named. */
export function aRule(
  id: string,
  { when = {}, ...some }: Partial<Omit<PriceRule, 'when'>> & { when?: Partial<PriceRule['when']> } = {},
): PriceRule {
  return {
    id,
    label: `Rule ${id}`,
    translations: {},
    what: { categories: [], items: [] },
    how: { kind: 'percent', percent: -1_000 },
    ...some,
    when: { ...ALWAYS, ...when },
  };
}
