import type { Minor } from '#domain/money/money.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { listPaidAttempts, lockPaidAttempts } from './paid-queries.ts';
import { type AttemptRow, markUnclear, readAttempt } from './queries.ts';

/** An attempt by which money has come. */
export interface PaidAttempt {
  id: string;
  orderId: string;
  amount: Minor;
}

/** The earlier ones first. */
export async function findPaidAttempts(
  { db }: Ctx,
  storeId: string,
  orderIds: string[],
): Promise<PaidAttempt[]> {
  return listPaidAttempts(db, storeId, orderIds);
}

/** The same, held until the end of the transaction; to be done before their order is held, as settling them does it. */
export async function holdPaidAttempts(
  { db }: Ctx,
  storeId: string,
  orderId: string,
): Promise<PaidAttempt[]> {
  return lockPaidAttempts(db, storeId, orderId);
}

/** Through which gateway it went, and what that calls the payment. */
export async function findAttempt({ db }: Ctx, storeId: string, id: string): Promise<AttemptRow | null> {
  return readAttempt(db, storeId, id);
}

/** With the attempt held: somebody is to look into what the gateway says of its money. */
export async function tellUnclear(
  { db }: Ctx,
  attempt: Pick<AttemptRow, 'storeId' | 'id'>,
  unclear: string,
): Promise<void> {
  await markUnclear(db, attempt, unclear);
}
