import type { ReservationNews } from '#domain/notifications/notifications.ts';
import { type LetterNews, writeLetter } from '#domain/reservations/letters.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { nameInEmail } from '../../platform/mail/name-in-email.ts';
import { keepEmails } from '../../platform/mail/send-email.ts';
import { notify } from '../notifications/notify.ts';
import type { ReservationRow } from './queries.ts';

/** The guest's page of a reservation, on the store's own host if it has one. */
export async function bookingLink(
  { services }: Ctx,
  { slug }: StoreRow,
  { id }: Pick<ReservationRow, 'id'>,
): Promise<string> {
  const { origin } = await services.sites.of(slug);
  return `${origin}/${slug}/book/${id}`;
}

/** Tells the guest by email, if they gave an address. Answers what sends it after COMMIT. */
export async function writeToGuest(
  tx: Ctx,
  store: StoreRow,
  row: ReservationRow,
  news: LetterNews,
): Promise<(() => Promise<void>)[]> {
  // An address that staff have not confirmed as their own sends nothing to others.
  const isTrusted = tx.actor.kind !== 'staff' || tx.actor.isVerified;
  if (row.email === null || !isTrusted) return [];
  const told = {
    restaurant: nameInEmail(store.name),
    startsAt: row.startsAt.getTime(),
    timeZone: store.timeZone,
    party: row.party,
    link: await bookingLink(tx, store, row),
  };
  return [await keepEmails(tx, 'reservation', [row.email], () => writeLetter(news, told, row.language))];
}

/** Tells the staff what a guest did. */
export async function tellStaff(
  tx: Ctx,
  { timeZone }: StoreRow,
  row: ReservationRow,
  news: ReservationNews,
): Promise<void> {
  const { storeId, id: reservationId, party, startsAt } = row;
  const facts = { reservationId, news, party, startsAt: startsAt.toISOString(), timeZone };
  const key = `${reservationId} ${news} ${tx.now}`;
  await notify(tx, storeId, [{ kind: 'reservation', key, facts, at: tx.now }]);
}
