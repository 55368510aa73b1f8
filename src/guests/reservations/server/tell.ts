import type { Ctx } from '#platform/context/server/context.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { keepEmails } from '#platform/mail/server/send-email.ts';
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import type { ReservationNews } from '#restaurant/notifications/rules/notifications.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { type EmailNews, writeEmail } from '../rules/emails.ts';
import type { ReservationRow } from './queries.ts';

/** The guest's page of a reservation, on the store's own host if it has one. */
export const reservationLink = ({ store, origin }: Told, id: string): string =>
  `${origin}/${store.slug}/book/${id}`;

/** A store, and where guests find its pages. */
export interface Told {
  store: StoreRow;
  origin: string;
}

/** Tells the guest by email, if they gave an address. Answers what sends it after COMMIT. */
export async function writeToGuest(
  tx: Ctx,
  told: Told,
  row: ReservationRow,
  news: EmailNews,
): Promise<(() => Promise<void>)[]> {
  const { store } = told;
  if (row.email === null || !(await isTrusted(tx, store))) return [];
  const facts = {
    id: row.id,
    restaurant: nameInEmail(store.name),
    address: nameInEmail(addressOf(store), BOUNDS.notice),
    phone: nameInEmail(store.links.find(({ type }) => type === 'Phone')?.url.replace(/^tel:/i, '') ?? ''),
    startsAt: row.startsAt.getTime(),
    minutes: row.minutes,
    timeZone: store.timeZone,
    party: row.party,
    link: reservationLink(told, row.id),
  };
  // Strangers who reserve with somebody's address use up none of what the restaurant has to say.
  const kind = tx.actor.kind === 'guest' ? 'reservation' : 'reservationByStaff';
  return [
    await keepEmails(await atOffice(tx, row.storeId), kind, [row.email], () =>
      writeEmail(news, facts, row.language),
    ),
  ];
}

/** A country alone helps nobody. */
const addressOf = ({ address }: StoreRow) => (address.street || address.city ? addressLine(address) : '');

/** Nothing is sent to others for people who have not confirmed an address of their own. */
async function isTrusted(tx: Ctx, { storeId }: StoreRow): Promise<boolean> {
  if (tx.actor.kind === 'staff') return tx.actor.isVerified;
  return (await findOwnerEmails(tx, storeId)).length > 0;
}

/** What a guest does again and again is told once in this time. */
const EACH_MS = 15 * MINUTE;

/** Tells the staff what a guest did. */
export async function tellStaff(
  tx: Ctx,
  { timeZone }: StoreRow,
  row: ReservationRow,
  news: ReservationNews,
): Promise<void> {
  const { storeId, id: reservationId, party, startsAt } = row;
  const name = nameInEmail(row.name);
  const facts = { reservationId, news, party, name, startsAt: startsAt.toISOString(), timeZone };
  const key = `${reservationId} ${news} ${Math.floor(tx.now / EACH_MS)}`;
  await notify(tx, storeId, [{ kind: 'reservation', key, facts, at: tx.now }]);
}
