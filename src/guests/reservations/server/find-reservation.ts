import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId, parseId } from '#platform/http/server/documents/parse-id.ts';
import { findStore, requireStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { KEPT_BACK_MS } from '../rules/reservation.ts';
import { type ReservationRow, selectReservation } from './queries.ts';

/** Guests name a store by its id or its slug. */
export async function findReservingStore({ db }: Ctx, given: string): Promise<StoreRow> {
  return findStore(db, isId(given) ? given : await requireStoreIdBySlug(db, given));
}

export async function findReservation({ db }: Ctx, storeId: string, id: string): Promise<ReservationRow> {
  const row = await selectReservation(db, { storeId, id: parseId(id, 'RESERVATION_NOT_FOUND') });
  if (!row) throw new AppError('RESERVATION_NOT_FOUND');
  return row;
}

/** Guests don't find what was long ago. */
export async function findOwnReservation(
  ctx: Ctx,
  given: string,
  id: string,
): Promise<{ store: StoreRow; row: ReservationRow }> {
  const store = await findReservingStore(ctx, given);
  const row = await findReservation(ctx, store.storeId, id);
  if (row.startsAt.getTime() < ctx.now - KEPT_BACK_MS) throw new AppError('RESERVATION_NOT_FOUND');
  return { store, row };
}

export const isServing = ({ closedAt, suspendedAt }: StoreRow) => closedAt === null && suspendedAt === null;

/** A menu for viewing only is no reason to refuse: guests come and order at the table. */
export function requireServing({ closedAt, suspendedAt }: StoreRow): void {
  if (closedAt !== null) throw new AppError('STORE_CLOSED_DOWN');
  if (suspendedAt !== null) throw new AppError('STORE_SUSPENDED');
}
