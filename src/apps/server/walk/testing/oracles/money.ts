import { paise, Sums, total } from '../paise.ts';
import { type Seen, tabOf } from '../seen.ts';
import { type Oracle, same } from './oracle.ts';
import { priceOf } from './orders.ts';

/** Of the closed days: the sums of these kinds, by key or by the name of a person. */
function sumsOf({ till }: Seen, ...kinds: string[]): Sums {
  const sums = new Sums();
  for (const { kind, key, amount } of till.flatMap((day) => day.sums))
    if (kinds.includes(kind)) sums.add(key, amount);
  return sums;
}

export const drawer: Oracle = {
  says: 'the drawer of each day is what was there and what came, less what was given, and what was counted is that with the difference',
  faults: ({ till, book }) =>
    book.drawers.flatMap(({ expected, counted, toBank }, at) => {
      const is = till[at]?.drawers[0];
      return [
        ...same(`day ${at + 1}`, expected, is?.expected),
        ...same(`count of day ${at + 1}`, counted, is?.counted),
        ...same(`difference of day ${at + 1}`, counted === null ? null : counted - expected, is?.difference),
        ...same(`to the bank on day ${at + 1}`, toBank, is?.toBank ?? 0),
      ];
    }),
};

export const received: Oracle = {
  says: 'the Z reports have all money that came, by way of paying',
  faults: (seen) => same('all days', seen.book.came, sumsOf(seen, 'received')),
};

export const tips: Oracle = {
  says: 'the Z reports have all tips, by way of paying',
  faults: (seen) => same('all days', seen.book.tips, sumsOf(seen, 'tip')),
};

export const givenBack: Oracle = {
  says: 'the Z reports have all that was given back, by way',
  faults: (seen) => same('all days', seen.book.back, sumsOf(seen, 'refund')),
};

export const onAccount: Oracle = {
  says: 'the Z reports have what was put on a guest’s account',
  faults: (seen) => {
    const { orders, onAccount: rows } = seen.book;
    const ids = new Set(orders.flatMap(({ of, id }) => (rows.includes(of) ? id : [])));
    const cost = seen.orders.map((order) => (ids.has(order._id) ? priceOf(order) : 0));
    return same('all days', total(cost), sumsOf(seen, 'settled').get('Account'));
  },
};

export const booked: Oracle = {
  says: 'the books have all money that came and went back, by way of paying',
  faults: ({ book, money }) => {
    const [came, back] = [new Sums(), new Sums()];
    for (const { what, method, amount } of money)
      if (method !== 'Account') (what === 'received' ? came : back).add(method, amount);
    return [...same('came', book.came, came), ...same('went back', book.back, back)];
  },
};

export const due: Oracle = {
  says: 'what an order or a table owes is what it costs, less what was paid and not given back',
  faults: (seen) =>
    [...Map.groupBy(seen.orders, tabOf)].flatMap(([, own]) => {
      const paid = own.map(({ payment: { paid = 0, refunded = 0 } }) => paise(paid) - paise(refunded));
      const open = own.map(({ money, payment }) => paise(money.due) - paise(payment.owed));
      const at = `orders ${own.map(({ orderNo }) => orderNo).join(', ')}`;
      return same(at, total(own.map(priceOf)) - total(paid), total(open));
    }),
};
