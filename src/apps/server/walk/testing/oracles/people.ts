import { Sums, total } from '../paise.ts';
import { type Oracle, same } from './oracle.ts';

export const covers: Oracle = {
  says: 'the Z reports count as many guests as sat down',
  faults: ({ book, till }) => {
    const all = till.flatMap(({ sums }) => sums).filter(({ kind }) => kind === 'covers');
    return same('all days', book.covers, total(all.map(({ count }) => count)));
  },
};

const PEOPLE = ['Meera', 'Kavya', 'Ravi'];

export const byPerson: Oracle = {
  says: 'the Z reports say who took how much, by way of paying, without tips as in what was received',
  faults: ({ book, till, report }) => {
    const took = new Sums();
    const people = report.people ?? [];
    for (const { kind, key, amount } of till.flatMap(({ sums }) => sums)) {
      const by = people.find(({ id }) => key.startsWith(id));
      if (kind === 'person' && by && PEOPLE.includes(by.name))
        took.add(`${by.name} ${key.slice(by.id.length).trim()}`, amount);
    }
    return same('all days', book.took, took);
  },
};

export const byDish: Oracle = {
  says: 'the report and /v1 count the portions of each dish that were sold',
  faults: ({ book, report, api }) => {
    const [sold, reported, told] = [new Sums(), new Sums(), new Sums()];
    for (const { isCancelled, portions } of book.orders)
      if (!isCancelled) for (const [dish, count] of portions) sold.add(dish, count);
    for (const { label, quantity } of report.dishes) reported.add(label, quantity);
    for (const { name, quantity } of api.sales.dishes) told.add(name, quantity);
    return [...same('report', sold, reported), ...same('/v1', sold, told)];
  },
};

export const limits: Oracle = {
  says: 'a person with limits is refused what only a manager may do until one has typed their PIN, and nothing else; the order says who did and who approved it',
  faults: ({ book, orders }) =>
    book.asked.flatMap(({ of, path, should, is }) => {
      const order = orders.find(({ _id }) => path.startsWith(`orders/${_id}/`));
      const told = order?.timeline.some(({ by, approvedBy }) => by === 'Farhan' && approvedBy === 'Ravi');
      const isTold = !should || order === undefined || path.endsWith('/refunds') || told;
      return [...same(`row ${of} ${path}`, should, is), ...same(`timeline of row ${of}`, true, isTold)];
    }),
};
