import type { Menu } from '#ordering/menu/rules/menu.ts';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { parsePercent } from '#ordering/menu-import/rules/numbers.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { formatClock, parseClock } from '#platform/time/rules/clock.ts';
import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import type { PriceRule, RuleHow, RuleWhen } from '../rules/price-rule.ts';

/** A price of an option, as it is typed. */
interface TypedPrice {
  itemId: string;
  price: string;
}

/** A rule as it is edited. */
export interface RuleDraft extends Omit<PriceRule, 'when' | 'how'> {
  when: Omit<RuleWhen, 'start' | 'end'>;
  /** Clocks; '' for the whole day. */
  from: string;
  until: string;
  /** Whether it is about some dishes and categories alone. */
  isOfSome: boolean;
  kind: RuleHow['kind'];
  isOff: boolean;
  value: string;
  /** By option. */
  prices: Record<string, TypedPrice>;
}

/** What the parts of its form get. */
export interface RuleFieldsProps {
  rule: RuleDraft;
  menus: Menu[];
  areas: string[];
  faultOf: (field: string) => string | undefined;
  onChange: (change: Partial<RuleDraft>) => void;
}

export function newRule(id: string): RuleDraft {
  return {
    id,
    label: '',
    translations: {},
    from: '',
    until: '',
    when: { types: [], areas: [], channel: null, days: [], fromDay: null, untilDay: null },
    what: { categories: [], items: [] },
    isOfSome: false,
    kind: 'percent',
    isOff: true,
    value: '',
    prices: {},
  };
}

export function draftOf({ when: { start, end, ...when }, how, ...rule }: PriceRule): RuleDraft {
  const change = how.kind === 'percent' ? how.percent : how.kind === 'amount' ? how.amount : 0;
  const prices = how.kind === 'list' ? how.prices : [];
  return {
    ...rule,
    when,
    from: start === null ? '' : formatClock(start),
    until: end === null ? '' : formatClock(end),
    isOfSome: rule.what.categories.length > 0 || rule.what.items.length > 0,
    kind: how.kind,
    isOff: change <= 0,
    value: change === 0 ? '' : typed(Math.abs(change)),
    prices: Object.fromEntries(
      prices.map(({ itemId, optionId, price }) => [optionId, { itemId, price: typed(price) }]),
    ),
  };
}

const typed = (hundredths: Minor): string => String(toNumber(hundredths));

export function ruleOf({
  when,
  from,
  until,
  isOfSome,
  kind,
  isOff,
  value,
  prices,
  ...rule
}: RuleDraft): PriceRule {
  const sign = isOff ? -1 : 1;
  const hows: Record<RuleHow['kind'], () => RuleHow> = {
    percent: () => ({ kind: 'percent', percent: sign * Math.round((parsePercent(value) ?? 0) * 100) }),
    amount: () => ({ kind: 'amount', amount: sign * (parsePrice(value) ?? 0) }),
    list: () => ({
      kind: 'list',
      prices: Object.entries(prices).flatMap(([optionId, { itemId, price }]) => {
        const read = parsePrice(price);
        return read === null ? [] : [{ itemId, optionId, price: read }];
      }),
    }),
  };
  return {
    ...rule,
    label: rule.label.trim(),
    when: { ...when, start: parseClock(from), end: parseClock(until) },
    what: isOfSome && kind !== 'list' ? rule.what : { categories: [], items: [] },
    how: hows[kind](),
  };
}

/** By the rule's place and field. */
export function faultsIn(rules: readonly RuleDraft[], { priceRules: { faults: t } }: Texts): Faults {
  return Object.fromEntries(
    rules.flatMap((rule, at) =>
      Object.entries(faultsOf(rule, t)).map(([field, fault]) => [`${at}.${field}`, fault] as const),
    ),
  );
}

function faultsOf(rule: RuleDraft, t: Texts['priceRules']['faults']): Faults {
  const { when, how } = ruleOf(rule);
  const { fromDay, untilDay } = when;
  const isBackwards = fromDay !== null && untilDay !== null && untilDay < fromDay;
  return {
    ...(rule.label.trim() === '' ? { label: t.label } : {}),
    ...((when.start === null) === (when.end === null) ? {} : { until: t.times }),
    ...(isBackwards ? { untilDay: t.dates } : {}),
    ...(isNothing(how) ? { value: t[how.kind] } : {}),
    ...(rule.isOfSome && isOfNone(rule) ? { what: t.what } : {}),
  };
}

/** Nothing costs nothing by a percentage. */
const LEAST_PERCENT = -9_900;

function isNothing(how: RuleHow): boolean {
  if (how.kind === 'percent') return how.percent === 0 || how.percent < LEAST_PERCENT;
  return how.kind === 'amount' ? how.amount === 0 : how.prices.length === 0;
}

const isOfNone = ({ kind, what }: RuleDraft): boolean =>
  kind !== 'list' && what.categories.length === 0 && what.items.length === 0;

export function moved<T>(all: readonly T[], from: number, by: 1 | -1): T[] {
  const one = all[from];
  return one === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(from + by, 0, one);
}
