import { randomBytes } from 'node:crypto';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { hasSecondStep } from '#restaurant/access/server/find-session.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { holdsTables } from '../../rules/reservation.ts';
import { type ReservationRow, selectEvents, selectReservations } from '../queries.ts';
import { selectFeedOwner, upsertFeed } from './event-queries.ts';

const BACK_MS = 7 * DAY;
const AHEAD_MS = 60 * DAY;

/** A secret address for the caller's own phone. The one that was given before ends. */
export async function openCalendarFeed(ctx: StoreCtx): Promise<{ link: string }> {
  authorise(ctx, 'reservation.manage');
  const { storeId, actor, db, now, site } = ctx;
  const token = randomBytes(24).toString('base64url');
  await upsertFeed(db, {
    storeId,
    accountId: actor.id,
    tokenHash: sha256(token),
    createdAt: new Date(now),
  });
  return { link: `${site.origin}/api/calendar/${storeId}/feed/${token}` };
}

/** What its reader sees in the office. The address is a secret, and ends with the next one or with the reader's role. */
export async function readCalendarFeed(ctx: Ctx, storeId: string, token: string): Promise<string> {
  const store = await findStore(ctx.db, storeId);
  await requireReader(ctx, store, token);
  const range = { from: new Date(ctx.now - BACK_MS), to: new Date(ctx.now + AHEAD_MS) };
  const { ICalCalendar, ICalEventStatus } = await import('ical-generator');
  const calendar = new ICalCalendar({ name: oneLine(store.name), ttl: 15 * 60 });
  for (const row of await selectReservations(ctx.db, storeId, range)) {
    if (!holdsTables(row.state) && row.state !== 'done') continue;
    calendar.createEvent({
      id: row.id,
      start: row.startsAt,
      end: new Date(row.startsAt.getTime() + row.minutes * MINUTE),
      stamp: row.changedAt,
      summary: oneLine(`${row.name} · ${row.party}`),
      description: descriptionOf(row),
      status: row.state === 'requested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  for (const { id, startsAt, endsAt, title, note } of await selectEvents(ctx.db, storeId, range))
    calendar.createEvent({
      id,
      start: startsAt,
      end: endsAt,
      stamp: new Date(ctx.now),
      summary: oneLine(title),
      description: note,
    });
  return calendar.toString();
}

/** Who comes, and what was said: the entry on a phone is opened away from the office. */
const descriptionOf = ({ name, party, countryCode, phone, note, staffNote }: ReservationRow) =>
  [oneLine(`${name} · ${party}`), phone && `${countryCode} ${phone}`, note, staffNote]
    .filter(Boolean)
    .join('\n');

/** What somebody typed must not begin a line of the file. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

/** It ends for who has left, or may not see reservations any more. */
async function requireReader(ctx: Ctx, { storeId, secondStepRoles }: StoreRow, token: string): Promise<void> {
  const owner = await selectFeedOwner(ctx.db, storeId, sha256(token));
  const reader = (await findStaff(ctx, storeId)).find(({ _id }) => _id === owner);
  if (!reader || reader.disabled || !may(reader.role, 'reservation.manage'))
    throw new AppError('CALENDAR_NOT_FOUND');
  if (secondStepRoles?.includes(reader.role) && !(await hasSecondStep(ctx, reader._id)))
    throw new AppError('CALENDAR_NOT_FOUND');
}
