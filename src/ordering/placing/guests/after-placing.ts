import type { Cart, CartEntry } from '#ordering/cart/rules/cart.ts';
import { findItem, type Menu } from '#ordering/menu/rules/menu.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import { shownOptions } from '#ordering/menu/rules/options/shown-options.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';
import { namesOfChoice, type OrderedNames } from '#ordering/orders/rules/ordered-names.ts';
import { saveUser } from '#platform/phone/guests/state/checkout-draft.ts';
import { addToHistory } from '#platform/phone/guests/state/order-history.ts';
import { saveRepeatCart } from '#platform/phone/guests/state/placed-cart.ts';
import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { DEFAULT_COUNTRY_CODE } from '../rules/checkout.ts';
import { isOrderOf } from '../rules/order-body.ts';
import type { Outcome } from '../rules/place-once.ts';

/** Saves the order in this browser. Returns whether the cart is what was ordered. */
export async function savePlacedOrder(
  { order, body }: Outcome,
  cart: Cart<CartEntry>,
  { profile, menus, timeZone }: { profile: StoreProfile; menus: Menu[]; timeZone: string },
  region: string,
): Promise<boolean> {
  const { phone = '', name = '', countryCode = DEFAULT_COUNTRY_CODE } = body.user ?? {};
  // The order that arrived may be an earlier attempt, with another cart.
  const isOrdered = isOrderOf(cart, body);
  if (isOrdered) await saveRepeatCart(profile.slug, cart);
  if (phone || name) await saveUser({ name, mobile: phone, countryCode, region });
  await addToHistory({
    orderId: order._id,
    orderNumber: order.orderNo,
    itemsList: body.items.map(
      ({ itemID, itemLabel = '', quantity, value, images = [], configs, remarks }) => ({
        itemId: itemID,
        itemLabel,
        quantity,
        value: String(value),
        images,
        configs,
        options: optionsOf(menus, itemID, configs),
        ...namesIn(menus, itemID, configs),
        ...(remarks ? { remarks } : {}),
      }),
    ),
    user: { name, phone, countryCode },
    remarks: body.remarks ?? '',
    address: body.table ? placeName(body.table) : (body.address ?? ''),
    value: order.amount,
    orderSlug: order.slug,
    orderTime: order.createdAt,
    timeZone,
    profile: {
      name: profile.name,
      slug: profile.slug,
      logo: profile.logo,
      currency: profile.currency,
      address: addressLine({ ...profile.address, country: '' }),
    },
    config: { label: body.orderType ?? '', ...namesOfType(profile, body.orderType) },
  });
  return isOrdered;
}

/** The translated names, as the order stores them. */
function namesIn(menus: Menu[], itemId: string, configs: Selection[]): { translations?: OrderedNames } {
  const found = findItem(menus, itemId);
  return found ? namesOfChoice(found.item, configs) : {};
}

function namesOfType({ orderConfigs }: StoreProfile, label: string | undefined) {
  return onlyTranslated(orderConfigs.find((type) => type.label === label)?.translations);
}

function optionsOf(menus: Menu[], itemId: string, configs: Selection[]): string[] {
  const found = findItem(menus, itemId);
  return found ? shownOptions(found.item, configs) : configs.flatMap(({ contents }) => contents);
}
