import type { Ctx } from '#platform/context/server/context.ts';
import type { ReservationView } from '../wire/calendar.ts';
import { type ReservationRow, selectNoShows } from './queries.ts';
import { reservationLink, type Told } from './tell.ts';

export async function reservationViewOf(ctx: Ctx, told: Told, row: ReservationRow): Promise<ReservationView> {
  const [view] = await reservationViewsOf(ctx, told, [row]);
  return view as ReservationView;
}

export async function reservationViewsOf(
  ctx: Ctx,
  told: Told,
  rows: readonly ReservationRow[],
): Promise<ReservationView[]> {
  const phones = [...new Set(rows.flatMap(({ phone }) => phone ?? []))];
  const missed = new Map(
    (await selectNoShows(ctx.db, told.store.storeId, phones)).map((one) => [numberOf(one), one.count]),
  );
  return rows.map((row) => {
    const count = missed.get(numberOf(row)) ?? 0;
    return {
      _id: row.id,
      state: row.state,
      source: row.source,
      isWalkIn: row.isWalkIn,
      startsAt: row.startsAt.toISOString(),
      minutes: row.minutes,
      party: row.party,
      name: row.name,
      phone: row.phone ?? '',
      countryCode: row.countryCode,
      email: row.email ?? '',
      note: row.note,
      staffNote: row.staffNote,
      tableIds: row.tableIds,
      createdAt: row.createdAt.toISOString(),
      // The reservation itself is none of the earlier ones.
      noShows: row.state === 'no_show' && row.phone !== null ? count - 1 : count,
      link: reservationLink(told, row.id),
    };
  });
}

const numberOf = ({ phone, countryCode }: Pick<ReservationRow, 'phone' | 'countryCode'>) =>
  `${countryCode} ${phone}`;
