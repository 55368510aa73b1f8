import { addDays, startOfDay } from '#money/reports/rules/report-period.ts';
import type { Way } from '#money/till/rules/ways.ts';
import { keepEntry } from '#money/till/server/add-entry.ts';
import { closeOpenDay } from '#money/till/server/day/close-day.ts';
import { figuresOf } from '#money/till/server/day/day-figures.ts';
import { findTill } from '#money/till/server/find-till.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { asOwner, type Step, type StoreOfPast } from './step.ts';

interface Night {
  /** What was too much in the drawer and on the slips; negative is missing. */
  off?: Partial<Record<'Cash' | Way, Minor>>;
  note?: string;
  /** What a supplier was paid from the drawer. */
  supplier?: Minor;
}

/** The days that were closed. */
const NIGHTS: readonly Night[] = [
  { supplier: 640_00 },
  { off: { Cash: -10_00 }, note: 'Counted twice' },
  { off: { Card: -120_00 }, note: 'One slip of the terminal is missing', supplier: 380_00 },
  { off: { UPI: 50_00 } },
  { off: { Cash: -50_00, UPI: 50_00 }, note: 'Somebody paid by UPI what was recorded as cash' },
];
export const CLOSED_DAYS = NIGHTS.length;
const FLOAT = 2_000_00;
const OPENS = 9 * HOUR;
const SUPPLIES = 11 * HOUR;
const CLOSES = 23 * HOUR + 50 * MINUTE;

/** The owner opens the drawer each morning, and counts and closes it each night. */
export function tillSteps(store: StoreOfPast): Step[] {
  const { storeId, timeZone, now } = store;
  const today = dayIn(timeZone, now);
  const as = asOwner(store);
  const steps = [...NIGHTS, null].flatMap((night, index): Step[] => {
    const start = startOfDay(timeZone, addDays(today, index - CLOSED_DAYS));
    const open = (ctx: Ctx) => keepEntry(as(ctx), { what: 'float', amount: FLOAT, key: null });
    const morning = { at: start + OPENS, run: open };
    if (night === null) return [morning];
    const { off = {}, note = null, supplier } = night;
    const supply = async (ctx: Ctx) => {
      if (supplier === undefined) return;
      const entry = { what: 'out', reason: 'supplier', note: 'Milk and vegetables' } as const;
      await keepEntry(as(ctx), { ...entry, amount: supplier, key: null });
    };
    const close = async (ctx: Ctx) => {
      const till = await findTill(ctx, storeId);
      const { figures, ways } = await figuresOf(ctx, till);
      const [drawer] = figures.drawers;
      const slips = ways
        .filter(({ expected }) => expected > 0)
        .map(({ way, account, expected }) => ({ way, account, amount: expected + (off[way] ?? 0) }));
      const amount = (drawer?.expected ?? 0) + (off.Cash ?? 0);
      await keepEntry(as(ctx), { what: 'count', amount, key: null });
      await closeOpenDay(as(ctx), { timeZone, number: till.day, note, slips });
    };
    return [morning, { at: start + SUPPLIES, run: supply }, { at: start + CLOSES, run: close }];
  });
  return steps.filter(({ at }) => at < now);
}
