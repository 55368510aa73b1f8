import { expect, test } from 'vitest';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { issueDueBills } from '#money/bills/server/issuing/sweep-bills.ts';
import type { BillExport } from '#money/bills/wire/bills.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { businessDay, startOfBusinessDay, USUAL_BOUNDARY } from '../../rules/business-day.ts';
import { totalOf } from '../../rules/sums.ts';
import type { ClosedDay } from '../../wire/till.ts';
import { type Dice, eveningDeeds, throwFrom } from '../testing/evening-deeds.ts';
import { sumsOf } from '../testing/sums-by-hand.ts';
import { type Evening, useEvening } from '../testing/use-evening.ts';
import { closeLateDays } from './close-day.ts';

const ZONE = 'Asia/Kolkata';
/** The last evening of a month, which ends after midnight. */
const BEGIN = Date.parse('2027-01-31T16:00:00+05:30');
const STEPS = 30;

/** Passes some time. Whoever runs the program bills and closes what is left of a day as soon as it is over. */
async function pass({ thali, store }: Evening, ms: number): Promise<void> {
  const { clock, services } = thali;
  const until = clock.now + ms;
  const today = businessDay(ZONE, clock.now, USUAL_BOUNDARY);
  const boundary = startOfBusinessDay(ZONE, today, USUAL_BOUNDARY) + DAY;
  if (until >= boundary) {
    clock.now = boundary;
    const ctx = createContext(services, { kind: 'system' });
    await issueDueBills(ctx, [store.storeId]);
    await closeLateDays(ctx, [store.storeId]);
  }
  clock.now = until;
}

async function live(evening: Evening, dice: Dice): Promise<void> {
  const deeds = eveningDeeds(evening, dice);
  const { desk } = evening;
  const some = () => deeds.orders.at(-1 - dice(4)) ?? '';
  const change = async (how: (id: string) => Promise<void>) => {
    const id = some();
    if (id !== '' && (await evening.order(id)).state < 4) await how(id);
  };
  const close = async () => {
    const { number } = await desk('GET', 'till');
    await desk('POST', 'till/close', { number });
  };
  for (let step = 0; step < STEPS; step++) {
    const what = [
      ...[deeds.round, deeds.sell, deeds.ring, deeds.round, deeds.sell, deeds.turnOver],
      ...[() => change(deeds.edit), () => change(deeds.cancel), () => change(deeds.bill), close],
    ];
    await what[dice(what.length)]?.();
    const most = step < STEPS / 2 ? 45 : 300;
    await pass(evening, dice(most) * MINUTE);
  }
  await close();
}

const signOf = ({ kind }: BillContent) => (kind === 'credit_note' ? -1 : 1);
const seqOf = (number: string) => Number(number.split('/').at(-1));

/** The documents that a day tells the numbers of. */
const documentsOf = ({ bills }: ClosedDay, all: readonly BillContent[]) =>
  bills.flatMap(({ series, first, last }) =>
    all.filter((one) => {
      const isOf = (one.kind === 'credit_note') === (series === 'credit');
      return isOf && seqOf(one.number) >= seqOf(first) && seqOf(one.number) <= seqOf(last);
    }),
  );

test.each([1, 2, 3])(
  'whenever days are closed, their bills are their sales, and a month is the sum of its days (%i)',
  async (seed) => {
    const evening = await useEvening({ now: BEGIN, closesItself: true });
    const { desk } = evening;
    await live(evening, throwFrom(seed));
    const exported = async (query: string) =>
      ((await desk('GET', `bills/export?${query}`)) as BillExport).bills;
    const all = (await exported('')).toReversed();
    const { days: listed } = await desk('GET', 'till/days');
    const days: ClosedDay[] = [];
    for (const { number } of listed.toReversed()) days.push(await desk('GET', `till/days/${number}`));

    for (const day of days) {
      const own = documentsOf(day, all);
      const sum = (of: (content: BillContent) => number) =>
        own.reduce((added, content) => added + signOf(content) * of(content), 0);
      expect(sum(({ figures }) => figures.payable)).toBe(totalOf(day.sums, 'order').amount);
      const taxes = Object.entries(sumsOf(day)).filter(([name]) => name.startsWith('tax '));
      for (const [name, amount] of taxes)
        expect(
          sum(
            ({ figures }) =>
              figures.taxes.find((one) => `tax ${one.rate} ${one.label}` === name)?.amount ?? 0,
          ),
        ).toBe(amount);
    }
    for (const series of ['INV/', 'CN/']) {
      const own = all.filter(({ number }) => number.startsWith(series));
      expect(own.map(({ number }) => seqOf(number))).toEqual(own.map((_, at) => at + 1));
      const dates = own.map(({ date }) => date.slice(0, 10));
      expect(dates).toEqual(dates.toSorted());
    }
    for (const month of ['2027-01', '2027-02']) {
      const ofMonth = await exported(
        `from=${month}-01&to=${month === '2027-01' ? '2027-01-31' : '2027-02-28'}`,
      );
      const sold = days
        .filter(({ day }) => day.startsWith(month))
        .reduce((added, { sums }) => added + totalOf(sums, 'order').amount, 0);
      expect(ofMonth.reduce((added, one) => added + signOf(one) * one.figures.payable, 0)).toBe(sold);
    }
    expect(new Set(days.map(({ day }) => day.slice(0, 7))).size).toBe(2);
  },
);
