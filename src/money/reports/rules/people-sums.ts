import { RECEIPT_METHODS, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { joinNames, type PeriodSum } from './report-sums.ts';

/** What somebody of the staff does to orders, as the sums call it. */
export const PERSON_ACTS = ['taken', 'received', 'takenOff', 'cancelled', 'refunded'] as const;
type PersonAct = (typeof PERSON_ACTS)[number];

interface Done {
  times: number;
  amount: Minor;
}

export interface PersonSums extends Record<Exclude<PersonAct, 'received'>, Done> {
  id: string;
  name: string;
  received: (Done & { method: ReceiptMethod })[];
}

const NOTHING: Done = { times: 0, amount: 0 };

/** What each person has done, by sums whose key is the act, the person and maybe a method. Ordered by name. */
export function sumByPerson(sums: readonly PeriodSum[]): PersonSums[] {
  const acts = joinNames(sums).flatMap(({ key, label, last, count, amount }) => {
    const [act = '', id = '', method = ''] = key.split(' ');
    return id === '' ? [] : [{ act, id, method, name: label, last, times: count, amount }];
  });
  return [...Map.groupBy(acts, ({ id }) => id)]
    .map(([id, own]) => {
      const latest = own.reduce((one, other) => (other.last > one.last ? other : one));
      const done = (name: PersonAct): Done => {
        const found = own.find(({ act }) => act === name);
        return found ? { times: found.times, amount: found.amount } : NOTHING;
      };
      const received = RECEIPT_METHODS.flatMap((method) =>
        own
          .filter((one) => one.act === 'received' && one.method === method && (one.times || one.amount))
          .map(({ times, amount }) => ({ method, times, amount })),
      );
      return {
        id,
        name: latest.name,
        taken: done('taken'),
        received,
        takenOff: done('takenOff'),
        cancelled: done('cancelled'),
        refunded: done('refunded'),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
