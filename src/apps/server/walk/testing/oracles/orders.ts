import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { Noted } from '../book.ts';
import type { House } from '../menu.ts';
import { paise, taxOn, taxWithin, total } from '../paise.ts';
import { type Seen, tabOf } from '../seen.ts';
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
  faults: (seen) =>
    bothOf(seen).flatMap(({ order, noted: { house, rates } }) => {
      if (!isPlain(order)) return [];
      const charges = order.charges.filter(({ label }) => CHARGES.includes(label));
      const taxes = [
        ...kept(order).map(({ itemLabel, value, quantity }) =>
          taxOf(paise(value) * quantity, house, rates.get(itemLabel)),
        ),
        ...charges.map(({ value }) => taxOf(paise(value), house)),
      ];
      return same(named(order), total(taxes), taxIn(order));
    }),
};

export const chargedAsThen: Oracle = {
  says: 'an order has the charge that the restaurant took when it was made',
  faults: (seen) =>
    bothOf(seen).flatMap(({ order, noted: { house } }) => {
      if (!isPlain(order) || kept(order).length === 0) return [];
      const cart = total(kept(order).map(({ value, quantity }) => paise(value) * quantity));
      return order.charges.flatMap(({ label, value }) => {
        if (!CHARGES.includes(label)) return [];
        const should = label === 'Packing' ? house.packing : taxOn(cart, house.service);
        return same(`${named(order)} ${label}`, should, paise(value));
      });
    }),
};

export const roundedAsThen: Oracle = {
  says: 'an order or a table is in whole rupees if the restaurant rounded when it began, and to the paisa if it never did',
  faults: (seen) =>
    [...Map.groupBy(bothOf(seen), ({ order }) => tabOf(order))].flatMap(([, both]) => {
      const own = both.filter(({ order }) => order.state !== 5);
      if (own.some(isWholeByChance)) return [];
      const at = own.map(({ order }) => named(order)).join(', ');
      const [all, odd] = [total(own.map(({ order }) => priceOf(order))) % 100, own.map(roundOffOf)];
      if (own.every(({ noted }) => noted.house.isRounded)) return same(at, 0, all);
      const isNever = own.every(({ noted }) => !noted.house.isRounded) && !seen.house.isRounded;
      return isNever ? same(at, 0, total(odd.map(Math.abs))) : [];
    }),
};

/** What came late and was whole anyway says nothing of how its tablet rounded: the setting of now counts for what is taken off. */
const isWholeByChance = ({ order, noted }: Both) =>
  noted.row.who === 'lateTablet' &&
  order.timeline.some(({ what, amount }) => what === 'placed' && paise(amount ?? 0) % 100 === 0);

interface Both {
  order: StaffOrderView;
  noted: Noted;
}

/** Each order with what whoever made it knows. */
const bothOf = ({ orders, book }: Seen): Both[] =>
  book.orders.flatMap((noted) => {
    const order = orders.find(({ _id }) => _id === noted.id);
    return order ? [{ order, noted }] : [];
  });

const roundOffOf = ({ order }: Both) => paise(order.money.roundOff);

/** Neither a combo, whose dishes have taxes of their own, nor a discount, which is divided among lines. */
const isPlain = (order: StaffOrderView) =>
  (order.discounts ?? []).length === 0 && kept(order).every(({ parts }) => parts === undefined);

/** GST of so many percent as one tax, or as two of which each is rounded. */
function taxOf(amount: number, { isOneTax, isTaxIncluded }: House, percent = 5): number {
  const all = percent * 100;
  const one = (rate: number) => (isTaxIncluded ? taxWithin(amount, rate, all) : taxOn(amount, rate));
  return isOneTax ? one(all) : 2 * one(all / 2);
}

export const taxIn = ({ charges }: Pick<StaffOrderView, 'charges'>): number =>
  total(charges.flatMap(({ label, value }) => (CHARGES.includes(label) ? [] : paise(value))));
