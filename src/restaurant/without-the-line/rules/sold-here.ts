import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { SoldAt } from '#ordering/placing/rules/place-order.ts';
import { rulesAt } from '#ordering/price-rules/rules/price-rule.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';

type Priced = Pick<StoreForStaff, 'timeZone' | 'priceRules' | 'areasOfRules'>;

/** What is sold at a moment and at which prices, as far as this device knows. `table`: the name of one. */
export function soldHere(
  { timeZone, priceRules = [], areasOfRules = {} }: Priced,
  { at, channel, table }: { at: number; channel: ChannelName; table: string | undefined },
): SoldAt {
  const area = table === undefined ? null : (areasOfRules[table] ?? null);
  const prices = { rules: rulesAt(priceRules, timeZone, { at, channel }), area };
  return { time: storeTimeIn(timeZone, at), now: at, prices };
}

/**
 * Where an order was placed: its channel and its table. The previous release of the server tells no channel, and prices
 * whatever is added as the staff's.
 */
export const placedBy = ({ channel = 'staff', table }: Pick<StaffOrderView, 'channel' | 'table'>) => ({
  channel,
  table: table?.iden,
});

/** By which order type an order was placed. Null if there is none of that name any more. */
export function typeIdOf(
  { orderConfigs }: Pick<CatalogueView, 'orderConfigs'>,
  { orderType }: { orderType: string },
): string | null {
  return orderConfigs.find(({ label }) => label === orderType)?._id ?? null;
}
