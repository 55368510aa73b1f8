import type { StaffOrderView } from '#domain/api/order.ts';
import type { House } from '../menu.ts';
import { paise, taxOn, taxWithin, total } from '../paise.ts';
import { type Oracle, same } from './oracle.ts';

const kept = ({ items }: StaffOrderView) => items.filter(({ discarded }) => !discarded);
const named = ({ orderNo }: StaffOrderView) => `order ${orderNo}`;

export const orderAddsUp: Oracle = {
  says: 'an order comes to its dishes, charges and taxes, less its discounts',
  faults: ({ orders }) =>
    orders.flatMap((order) => {
      const dishes = total(kept(order).map(({ value, quantity }) => paise(value) * quantity));
      const charges = order.charges.map((one) => (one.included ? 0 : paise(one.value)));
      const off = total((order.discounts ?? []).map(({ amount }) => paise(amount)));
      return same(named(order), dishes + total(charges) - off, paise(order.amount));
    }),
};

export const rightPrices: Oracle = {
  says: 'a dish costs what menu and rule say at that hour, in that place, for whoever orders',
  faults: ({ orders, book }) =>
    book.orders.flatMap(({ id, prices }) =>
      orders
        .filter(({ _id }) => _id === id)
        .flatMap((order) =>
          kept(order).flatMap(({ itemLabel, value }) =>
            same(`${named(order)} ${itemLabel}`, prices.get(itemLabel), paise(value)),
          ),
        ),
    ),
};

/** What an order costs, with its part of the rounding; nothing once it is cancelled. */
export const priceOf = ({ amount, money, state }: StaffOrderView): number =>
  state === 5 ? 0 : paise(amount) + paise(money.roundOff);

const CHARGES = ['Service', 'Packing'];

export const taxByLine: Oracle = {
  says: 'a tax of an order is the half-up part of each of its lines and charges',
  faults: ({ orders, house }) =>
    orders.filter(isPlain).flatMap((order) => {
      const lines = [
        ...kept(order).map(({ value, quantity }) => paise(value) * quantity),
        ...order.charges.flatMap(({ label, value }) => (CHARGES.includes(label) ? paise(value) : [])),
      ];
      return same(named(order), total(lines.map((line) => taxOf(line, house))), taxIn(order));
    }),
};

/** Neither a combo, whose dishes have taxes of their own, nor a discount, which is divided among lines. */
const isPlain = (order: StaffOrderView) =>
  (order.discounts ?? []).length === 0 && kept(order).every(({ parts }) => parts === undefined);

/** GST of 5 % as one tax, or as two of which each is rounded. */
function taxOf(amount: number, { isOneTax, isTaxIncluded }: House): number {
  const one = (rate: number) => (isTaxIncluded ? taxWithin(amount, rate, 500) : taxOn(amount, rate));
  return isOneTax ? one(500) : 2 * one(250);
}

export const taxIn = ({ charges }: Pick<StaffOrderView, 'charges'>): number =>
  total(charges.flatMap(({ label, value }) => (CHARGES.includes(label) ? [] : paise(value))));
