import { billAllThatStands } from '#money/bills/server/issuing/sweep-bills.ts';
import {
  actorRecord,
  authorise,
  type Ctx,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { businessDay } from '../../rules/business-day.ts';
import type { DayFigures } from '../../rules/day.ts';
import { leftIn } from '../../rules/drawers.ts';
import type { Slip } from '../../rules/ways.ts';
import type { TillDayRow } from '../../tables.ts';
import type { CloseDayBody, ClosedDay } from '../../wire/till.ts';
import { lockTill } from '../find-till.ts';
import {
  insertDay,
  insertEntry,
  readOneMoment,
  selectClosingThemselves,
  selectDay,
  updateTill,
} from '../queries.ts';
import { closedDayView } from '../views.ts';
import { figuresOf, STAYED } from './day-figures.ts';

/** Closes the open day. A second call answers the day as the first one closed it. */
export async function closeTill(
  ctx: StoreCtx,
  { number, note, slips, stays = [] }: CloseDayBody,
): Promise<ClosedDay> {
  authorise(ctx, 'till.close');
  const { timeZone } = await findStore(ctx.db, ctx.storeId);
  await billAllThatStands(ctx, ctx.storeId);
  // Before the lock: the time zone, by which only its date is chosen, and most of the bills.
  return withTransaction(ctx, async (tx) => {
    await readOneMoment(tx.db);
    const row = await closeOpenDay(tx, {
      timeZone,
      number,
      note: note?.trim() || null,
      slips: slipsOf(slips),
      stays: new Map(stays.map(({ drawer, amount }) => [drawer ?? null, amount])),
    });
    if (!row) throw new AppError('TILL_DAY_NOT_FOUND');
    return closedDayView(tx, row);
  });
}

interface Closing {
  timeZone: string;
  number: number;
  note: string | null;
  slips?: Slip[];
  /** By drawer. */
  stays?: ReadonlyMap<string | null, Minor>;
}

const slipsOf = (slips: CloseDayBody['slips'] = []): Slip[] =>
  slips.map(({ way, account, amount }) => ({ way, account: account ?? '', amount }));

/** The transaction reads one snapshot: the last entry of the log that it shows is the last one of the day. */
export async function closeOpenDay(
  tx: Ctx & { storeId: string },
  { timeZone, number, note, slips, stays = new Map() }: Closing,
): Promise<TillDayRow | null> {
  const till = await lockTill(tx, tx.storeId);
  const { storeId, boundary, fromSeq } = till;
  if (number !== till.day) return selectDay(tx.db, storeId, number);
  // Under the lock: what was ordered meanwhile.
  await billAllThatStands(tx, storeId);
  const { figures: open, toSeq } = await figuresOf(tx, till, slips);
  const drawers = open.drawers.map((drawer) => leaveIn(drawer, stays.get(drawer.id)));
  const figures = { ...open, drawers };
  const began = figures.beganAt === null ? tx.now : Date.parse(figures.beganAt);
  const row = {
    storeId,
    number,
    day: businessDay(timeZone, began, boundary),
    fromSeq,
    toSeq,
    figures,
    note,
    closedBy: actorRecord(tx.actor),
    closedAt: new Date(tx.now),
  };
  await insertDay(tx.db, row);
  await updateTill(tx.db, storeId, { day: number + 1, fromSeq: toSeq });
  for (const { id, stays: float = 0 } of drawers)
    if (float > 0)
      await insertEntry(tx.db, {
        storeId,
        id: uuidV7(tx.now),
        day: number + 1,
        drawerId: id,
        what: 'float',
        amount: float,
        pieces: null,
        reason: null,
        note: null,
        author: actorRecord(tx.actor),
        request: `${STAYED}${number} ${id ?? ''}`,
        createdAt: new Date(tx.now),
        undoneBy: null,
        undoneAt: null,
      });
  return row;
}

/** There is no more in it than was counted. */
function leaveIn(drawer: DayFigures['drawers'][number], stays: Minor | undefined) {
  if (stays === undefined) return drawer;
  const left = leftIn(drawer);
  if (stays > left) throw fieldFault({ stays: { rule: 'outside', least: 0, most: toDecimal(left) } });
  return { ...drawer, stays, toBank: left - stays };
}

/** Closes the days that are over, where the store wants it. */
export async function closeLateDays(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const storeId of await selectClosingThemselves(ctx.db, storeIds))
    await closeIfLate({ ...ctx, storeId }).catch(ctx.services.onError);
}

async function closeIfLate(ctx: Ctx & { storeId: string }): Promise<void> {
  const { timeZone } = await findStore(ctx.db, ctx.storeId);
  // Before the lock: the time zone, by which only its date is chosen.
  await withTransaction(ctx, async (tx) => {
    await readOneMoment(tx.db);
    const till = await lockTill(tx, tx.storeId);
    const { beganAt } = (await figuresOf(tx, till)).figures;
    if (beganAt === null) return;
    const isOver =
      businessDay(timeZone, Date.parse(beganAt), till.boundary) <
      businessDay(timeZone, tx.now, till.boundary);
    if (isOver) await closeOpenDay(tx, { timeZone, number: till.day, note: null });
  });
}
