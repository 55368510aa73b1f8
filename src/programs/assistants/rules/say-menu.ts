import { formatMoney, formatRate, type Minor, toNumber } from '#platform/money/rules/money.ts';
import type { ApiPriceDraft, ApiStoryDraft } from '#programs/v1/wire/drafts.ts';
import type { GuestDish, GuestMenu, PreparedCart } from '#programs/v1/wire/guests.ts';
import type { ApiDish, ApiMenu } from '#programs/v1/wire/menu.ts';
import { lines } from './say-figures.ts';

const STATES: Record<ApiDish['state'], string> = {
  available: 'available',
  sold_out: 'sold out',
  hidden: 'hidden from guests',
  other: 'not available',
};

const NOTHING = 'Nothing on the menu has these words.';

export function sayMenu({ menus }: ApiMenu): string {
  const dishes = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.dishes.map((dish) => `${menu.name} › ${category.name} › ${sayDish(dish)}`),
    ),
  );
  return dishes.length === 0
    ? NOTHING
    : lines('Prices are in the currency of the restaurant, ids in brackets.', ...dishes);
}

function sayDish({ id, name, state, until, discount, optionGroups }: ApiDish): string {
  const swaps = optionGroups.filter(({ swap }) => swap);
  const options = optionGroups
    .filter(({ swap }) => !swap)
    .flatMap((group) =>
      group.options.map(({ id: optionId, name: option, price }) =>
        price === null ? null : `${option} ${toNumber(price)} [${optionId}]`,
      ),
    );
  const prices = options.filter((option) => option !== null).join(', ');
  const off = discount > 0 ? `, less ${formatRate(discount)}` : '';
  const today = swaps.map((swap) => `; ${swap.name}: ${swap.options.map((one) => one.name).join(', ')}`);
  return `${name} [${id}]: ${STATES[state]}${until === null ? '' : ` until ${until}`}${prices === '' ? '' : `; ${prices}${off}`}${today.join('')}`;
}

export const sayMarked = (dish: ApiDish): string =>
  dish.state === 'available'
    ? `Done: ${dish.name} is on the menu again.`
    : `Done: ${dish.name} is sold out${dish.until === null ? ' until somebody says that it is back' : ` until ${dish.until}`}.`;

export const sayPriceDraft = ({ dish, option, currency, from, to, link }: ApiPriceDraft): string =>
  `Nothing has changed yet. A person opens this link, where ${dish.name}${option.name === '' ? '' : ` (${option.name})`} has ${formatMoney(to, currency)} in place of ${formatMoney(from, currency)}, and saves it: ${link}`;

export const sayStoryDraft = ({ title, link }: ApiStoryDraft): string =>
  `The draft “${title}” is kept. No guest sees it. A person reads it and publishes it here: ${link}`;

export function sayGuestMenu(menu: GuestMenu): string {
  const money = (amount: Minor) => formatMoney(amount, menu.currency);
  const dishes = menu.menus.flatMap((one) =>
    one.categories.flatMap((category) =>
      category.dishes.map((dish) => `${category.name} › ${sayGuestDish(dish, money)}`),
    ),
  );
  const opens = menu.opensAt === null ? '' : ` It opens at ${menu.opensAt}.`;
  return lines(
    `${menu.name} is ${menu.open ? 'open' : `closed now.${opens}`}${menu.open ? '.' : ''} ${menu.link}`,
    menu.takesOrders ? null : 'Guests order with the staff here: no cart can be prepared.',
    ...(dishes.length === 0 ? [NOTHING] : dishes),
  );
}

function sayGuestDish(dish: GuestDish, money: (amount: Minor) => string): string {
  const diet = [
    dish.veg === null ? null : dish.veg ? (dish.egg ? 'contains egg' : 'vegetarian') : 'not vegetarian',
    dish.jain ? 'Jain' : null,
    dish.allergens === null
      ? 'allergens not stated: ask the restaurant'
      : dish.allergens.length === 0
        ? 'the restaurant states that it has no allergens'
        : `contains ${dish.allergens.join(', ')}`,
    dish.left === null ? null : `${dish.left} left`,
  ].filter((part) => part !== null);
  const groups = dish.optionGroups
    .filter(({ given }) => !given)
    .map(({ name, required, most, swap, options }) =>
      swap
        ? `“${name}: ${options.map((option) => option.name).join(', ')}” (tell the guest, who has to agree to it)`
        : `${name} (${required ? 'choose' : 'may choose'} ${most === 1 ? 'one' : `up to ${most}`}): ${options.map((option) => `${option.name} ${money(option.price)}`).join(', ')}`,
    );
  const about = dish.description === '' ? '' : ` – ${dish.description}`;
  return `${dish.name} [${dish.id}] ${dish.available ? money(dish.price) : 'SOLD OUT'}${about}; ${[...diet, ...groups].join('; ')}`;
}

export function sayCart({ link, currency, lines: cart, total }: PreparedCart): string {
  const money = (amount: Minor) => formatMoney(amount, currency);
  return lines(
    'Nothing is ordered yet. The guest opens this link, looks at the cart and sends it:',
    link,
    ...cart.map(
      ({ name, options, swaps, quantity, price }) =>
        `${quantity} × ${[name, ...options].join(', ')}: ${money(price * quantity)}${swaps.length === 0 ? '' : `. Today it is “${swaps.join(', ')}”: the guest has to choose that in the cart`}`,
    ),
    `Dishes together ${money(total)}; charges and taxes may come on top.`,
  );
}
