import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import type { SoldAt } from '#ordering/placing/rules/place-order.ts';
import { type PriceRule, rulesAt } from '#ordering/price-rules/rules/price-rule.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';

/** A table by its id, or by the name of its link. */
type AtTable = { id: string | null } | { name: string | undefined };

interface Asked {
  now: number;
  channel: ChannelName;
  /** Whose area decides. */
  table: AtTable;
}

/** What is sold at a moment, and at which prices. The order type follows from the order. */
export function soldAt(
  { store: { timeZone, priceRules }, tables }: Pick<CachedStore, 'store' | 'tables'>,
  { now, channel, table }: Asked,
): SoldAt {
  const rules = rulesAt(priceRules, timeZone, { at: now, channel });
  const area = tables.find(({ id, name }) => ('id' in table ? id === table.id : name === table.name))?.area;
  return { time: storeTimeIn(timeZone, now), now, prices: { rules, area: area ?? null } };
}

/** By name of a table, of those areas that a rule is about. */
export function areasOfRules(
  rules: readonly PriceRule[],
  tables: CachedStore['tables'],
): Record<string, string> {
  const named = new Set(rules.flatMap(({ when }) => when.areas));
  return Object.fromEntries(
    tables.flatMap(({ name, area }) => (area !== null && named.has(area) ? [[name, area] as const] : [])),
  );
}
