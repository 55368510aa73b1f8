import type { Ctx } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { openPeriods } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { bookableDays, bookableTimes } from '../rules/bookable-times.ts';
import type { Stay } from '../rules/find-tables.ts';
import { LONGEST_MINUTES } from '../rules/reservation.ts';
import type { BookableView } from '../wire/calendar.ts';
import { findReservingStore, isServing } from './find-reservation.ts';
import { hasOpenDoor } from './lines/join-line.ts';
import { daysIn, readTaken, reservingStore } from './taken.ts';
import { findReservationSettings } from './with-book.ts';

const USUAL_PARTY = '2';

interface Asked {
  day?: string | undefined;
  party?: string | undefined;
}

export async function readBookable(ctx: Ctx, given: string, asked: Asked): Promise<BookableView> {
  const found = await findReservingStore(ctx, given);
  const settings = await findReservationSettings(ctx, found.storeId);
  const store = reservingStore(found, settings);
  const { first, last } = bookableDays(store, ctx.now);
  const day = asked.day || first;
  const isOn = settings.isOn && isServing(found);
  const isShown = isOn && day >= first && day <= last;
  const party = Number(asked.party ?? USUAL_PARTY);
  const taken = isShown ? await readTaken(ctx, found.storeId, nightOf(found, day)) : null;
  const times = taken ? bookableTimes(store, taken, { day, party, now: ctx.now }) : [];
  return {
    isOn,
    isWaitingOn: settings.isWaitingOn && isServing(found) && hasOpenDoor(found, ctx.now),
    largestParty: settings.largestParty,
    first,
    last,
    note: settings.note,
    closedDays: [...daysBetween(first, last)].filter(
      (one) => openPeriods(found.openingHours, one).length === 0,
    ),
    times: times.map(({ at, isFree }) => ({ at: new Date(at).toISOString(), isFree })),
  };
}

/** A day with the night after it, which belongs to it, and the stays that begin then. */
function nightOf({ timeZone }: StoreRow, day: string): Stay {
  const { start, end } = daysIn(timeZone, day, day);
  return { start, end: end + DAY + LONGEST_MINUTES * MINUTE };
}

function* daysBetween(first: string, last: string): Generator<string> {
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY)
    yield new Date(at).toISOString().slice(0, 10);
}
