import type { StoreProfile } from '#domain/api/store.ts';
import type { Cart, CartEntry } from '#domain/cart/cart.ts';
import { findItem, type Menu } from '#domain/menu/menu.ts';
import type { Selection } from '#domain/menu/options.ts';
import { shownOptions } from '#domain/menu/shown-options.ts';
import { onlyTranslated } from '#domain/menu/translations.ts';
import { namesOfChoice, type OrderedNames } from '#domain/order/ordered-names.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import { isOrderOf } from '#domain/placing/order-body.ts';
import type { Outcome } from '#domain/placing/place-once.ts';
import { addressLine } from '#domain/store/address-line.ts';
import { placeName } from '#domain/store/place-name.ts';
import { saveUser } from '../../state/checkout-draft.ts';
import { addToHistory } from '../../state/order-history.ts';
import { saveRepeatCart } from '../../state/placed-cart.ts';

/** Saves the order in this browser. Returns whether the cart is what was ordered. */
export async function savePlacedOrder(
  { order, body }: Outcome,
  cart: Cart<CartEntry>,
  { profile, menus }: { profile: StoreProfile; menus: Menu[] },
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
