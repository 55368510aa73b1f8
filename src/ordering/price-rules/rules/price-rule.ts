import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import {
  holdsAt,
  nextChangeOf,
  type StoreHours,
  storeTimeIn,
} from '#restaurant/opening-hours/rules/store-hours.ts';

export const MOST_RULES = 20;
export const MOST_LISTED_PRICES = 300;

/** What of the order a rule is about. Empty lists mean all of them. */
export interface RuleWhen extends StoreHours {
  /** Ids of order types. */
  types: string[];
  areas: string[];
  /** Null: whoever orders. */
  channel: ChannelName | null;
}

/** Ids. Nothing at all means the whole menu. */
export interface RuleWhat {
  categories: string[];
  items: string[];
}

export interface ListedPrice {
  itemId: string;
  optionId: string;
  price: Minor;
}

/** Below zero is off. */
export type RuleHow =
  | { kind: 'percent'; percent: BasisPoints }
  | { kind: 'amount'; amount: Minor }
  | { kind: 'list'; prices: ListedPrice[] };

/** How a store's prices differ from those of its menu. Of its rules, the first that fits decides. */
export interface PriceRule {
  id: string;
  label: string;
  translations: Translations;
  when: RuleWhen;
  what: RuleWhat;
  how: RuleHow;
}

/** A rule whose time it is. */
export type RuleNow<Rule = PriceRule> = Rule & {
  /** The minute of the day at which that ends. Null: not within a day. */
  ends: number | null;
};

/** The rules whose time it is, for those who order through this channel. */
export function rulesAt<Rule extends Pick<PriceRule, 'when'>>(
  rules: readonly Rule[],
  timeZone: string,
  { at, channel }: { at: number; channel: ChannelName },
): RuleNow<Rule>[] {
  if (rules.length === 0) return [];
  const time = storeTimeIn(timeZone, at);
  return rules
    .filter(({ when }) => (when.channel ?? channel) === channel && holdsAt(when, time))
    .map((rule) => ({ ...rule, ends: endOf(rule.when, timeZone, at) }));
}

function endOf(when: RuleWhen, timeZone: string, at: number): number | null {
  const end = nextChangeOf(when, timeZone, at);
  return end === null || end - at >= DAY ? null : storeTimeIn(timeZone, end).minute;
}
