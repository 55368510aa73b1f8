import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import type { Item } from '#ordering/menu/rules/menu.ts';
import { type PricedDish, priceAt } from './price-at.ts';
import { type PriceRule, rulesAt } from './price-rule.ts';

/** A moment that somebody asks about. */
export interface AskedMoment {
  at: number;
  channel: ChannelName;
  /** The id of the order type. */
  type: string | null;
  area: string | null;
}

/** Why a dish costs what it does: what it costs then, and what it would without the rule that decided. */
export function explainPrice(
  dish: PricedDish,
  { rules, timeZone }: { rules: readonly PriceRule[]; timeZone: string },
  { at, channel, ...where }: AskedMoment,
): { item: Item; without: Item } {
  const holding = rulesAt(rules, timeZone, { at, channel });
  const item = priceAt(dish, { ...where, rules: holding });
  const others = holding.filter(({ id }) => id !== item.priced?.rule.id);
  return { item, without: priceAt(dish, { ...where, rules: others }) };
}
