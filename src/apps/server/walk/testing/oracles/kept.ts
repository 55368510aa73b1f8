import { type Oracle, same } from './oracle.ts';

export const nothingIsMissing: Oracle = {
  says: 'every order that was acknowledged is there, once, with the portions that stand',
  faults: ({ book, orders }) => [
    ...book.orders.flatMap(({ id, of, portions, isCancelled }) => {
      const found = orders.filter(({ _id }) => _id === id);
      const kept = found.flatMap(({ items }) => items).filter(({ discarded }) => !discarded);
      const count = kept.reduce((sum, { quantity }) => sum + quantity, 0);
      const should = [...portions.values()].reduce((sum, one) => sum + one, 0);
      return [
        ...same(`row ${of}`, 1, found.length),
        ...(isCancelled ? same(`row ${of}`, 5, found[0]?.state) : same(`row ${of}`, should, count)),
      ];
    }),
    ...same('numbers', orders.length, new Set(orders.map(({ orderNo }) => orderNo)).size),
  ],
};

export const nothingIsAsked: Oracle = {
  says: 'nobody is asked about what was right when it was agreed without the line',
  faults: ({ questions }) =>
    questions.flatMap((question) => same('question', 'none', JSON.stringify(question))),
};

export const numbersStay: Oracle = {
  says: 'a number that a tablet gave on paper is that order’s and that bill’s for ever',
  faults: ({ book, orders, papers }) =>
    book.given.flatMap(({ id, orderNo, bill }) => [
      ...same(`order ${orderNo}`, orderNo, orders.find(({ _id }) => _id === id)?.orderNo),
      ...(bill === undefined ? [] : same(`bill ${bill}`, bill, papers.get(id)?.[0]?.number)),
    ]),
};
