import type { Minor } from '#domain/money/money.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockPaidRows, selectPaidAttempts } from './paid-queries.ts';
import { type AttemptRow, selectAttempt, updateUnclear } from './queries.ts';

export interface PaidAttempt {
  id: string;
  orderId: string;
  amount: Minor;
}

/** Earliest first. */
export async function findPaidAttempts(
  { db }: Ctx,
  storeId: string,
  orderIds: string[],
): Promise<PaidAttempt[]> {
  return selectPaidAttempts(db, storeId, orderIds);
}

/** Locks the paid attempts. Lock them before their order, as settling does. */
export async function lockPaidAttempts(
  { db }: Ctx,
  storeId: string,
  orderId: string,
): Promise<PaidAttempt[]> {
  return lockPaidRows(db, storeId, orderId);
}

/** The attempt with its gateway and the gateway's transaction id. */
export async function findAttempt({ db }: Ctx, storeId: string, id: string): Promise<AttemptRow | null> {
  return selectAttempt(db, storeId, id);
}

/** Lists a locked attempt for the staff to check in the gateway's account. */
export async function reportUnclear(
  { db }: Ctx,
  attempt: Pick<AttemptRow, 'storeId' | 'id'>,
  unclear: string,
): Promise<void> {
  await updateUnclear(db, attempt, unclear);
}
