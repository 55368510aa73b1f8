import { addDays, startOfDay } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { HOUR, MINUTE } from '#domain/time/durations.ts';
import { keepEntry } from '../../features/till/add-entry.ts';
import { closeOpenDay } from '../../features/till/close-day.ts';
import { figuresOf } from '../../features/till/day-figures.ts';
import { findTill } from '../../features/till/find-till.ts';
import type { Ctx, StoreCtx } from '../../platform/context/context.ts';
import { parseNetwork } from '../../platform/limits/network.ts';
import type { Step, StoreOfPast } from './steps.ts';

/** Days that were closed, and what was missing in the drawer. */
const SHORT = [0, 10_00, 0, 0, 50_00];
const FLOAT = 2_000_00;
const OPENS = 9 * HOUR;
const CLOSES = 23 * HOUR + 50 * MINUTE;
const HERE = parseNetwork('127.0.0.1');

/** The owner opens the drawer each morning, and counts and closes it each night. */
export function tillSteps({ storeId, owner, timeZone, now }: StoreOfPast): Step[] {
  const today = dayIn(timeZone, now);
  const as = (ctx: Ctx): StoreCtx => ({ ...ctx, actor: owner, storeId, network: HERE });
  const steps = [...SHORT, null].flatMap((short, index): Step[] => {
    const start = startOfDay(timeZone, addDays(today, index - SHORT.length));
    const open = (ctx: Ctx) => keepEntry(as(ctx), { what: 'float', amount: FLOAT, key: null });
    const close = async (ctx: Ctx) => {
      const till = await findTill(ctx, storeId);
      const { figures, ways } = await figuresOf(ctx, till);
      const [drawer] = figures.drawers;
      const slips = ways
        .filter(({ expected }) => expected > 0)
        .map(({ way, account, expected: amount }) => ({ way, account, amount }));
      const amount = (drawer?.expected ?? 0) - (short ?? 0);
      await keepEntry(as(ctx), { what: 'count', amount, key: null });
      const note = short ? 'Counted twice' : null;
      await closeOpenDay(as(ctx), { timeZone, number: till.day, note, slips });
    };
    const morning = { at: start + OPENS, run: open };
    return short === null ? [morning] : [morning, { at: start + CLOSES, run: close }];
  });
  return steps.filter(({ at }) => at < now);
}
