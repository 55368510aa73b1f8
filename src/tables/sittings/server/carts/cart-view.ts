import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import { toDecimal, toNumber } from '#platform/money/rules/money.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { soldAt } from '#restaurant/stores/server/prices.ts';
import { priceCartLine, sumOfCart } from '../../rules/cart.ts';
import type { SittingLineRow, SittingRow } from '../../tables.ts';
import type { CartLineView, SittingView } from '../../wire/sittings.ts';

export type PricedLineRow = SittingLineRow & { priced: ReturnType<typeof priceCartLine> };

/** When and where a shared cart is priced. */
export interface CartAt {
  now: number;
  tableId: string | null;
  /** The id of the order type. */
  type: string | null;
}

export const cartAt = (
  { sitting, orderType }: { sitting: Pick<SittingRow, 'tableId'>; orderType: Pick<OrderType, 'id'> | null },
  now: number,
): CartAt => ({ now, tableId: sitting.tableId, type: orderType?.id ?? null });

/** The lines that nobody has sent, at the menu's present prices. */
export function priceLines(
  lines: readonly SittingLineRow[],
  present: CachedStore,
  { now, tableId, type }: CartAt,
): PricedLineRow[] {
  const { prices, ...sold } = soldAt(present, { now, channel: 'guest', table: { id: tableId } });
  const at = { ...sold, prices: { ...prices, type } };
  return lines
    .filter(({ orderId }) => orderId === null)
    .map((line) => ({ ...line, priced: priceCartLine(line, present.catalogue.menus, at) }));
}

export function cartLineView({ priced, ...line }: PricedLineRow): CartLineView {
  const item = priced?.found.item;
  const translations = Object.entries(item?.translations ?? {}).flatMap(([language, { label }]) =>
    label === undefined ? [] : [[language, { label }] as const],
  );
  return {
    _id: line.id,
    guest: line.guestId,
    itemID: line.itemId,
    itemLabel: item?.label ?? line.itemLabel,
    ...(translations.length > 0 ? { translations: Object.fromEntries(translations) } : {}),
    images: (item?.images ?? []).slice(0, 1).filter((url) => ownOrNull(url) !== null),
    configs: line.configs,
    remarks: line.remarks,
    quantity: line.quantity,
    value: priced ? toDecimal(priced.unit) : null,
    shared: line.isShared,
  };
}

/** What sending them comes to, as the guest is shown it and sends it back. */
export function cartSums(
  lines: readonly PricedLineRow[],
  priced: Parameters<typeof sumOfCart>[1] | null,
  guestId: string,
): SittingView['sums'] {
  const sum = (some: readonly PricedLineRow[]) => {
    const amount = priced && sumOfCart(some, priced);
    return amount === null ? null : toNumber(amount);
  };
  return { all: sum(lines), mine: sum(lines.filter((line) => line.guestId === guestId)) };
}
