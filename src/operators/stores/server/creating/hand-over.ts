import { AppError } from '#platform/errors/rules/errors.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findOperatorRole } from '#restaurant/access/server/find-session.ts';
import { findAccount } from '#restaurant/accounts/server/create-account.ts';
import { askHandOver } from '#restaurant/people/server/hand-over.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { HandedOver } from '../../wire/operated-store.ts';
import { readStore } from '../list-stores.ts';

/** Asks again whoever was asked to own the store and has not come. */
export async function inviteAgain(ctx: OperatorCtx, storeId: string): Promise<void> {
  const { awaits } = await readStore(ctx, storeId);
  if (!awaits) throw new AppError('INVITATION_NOT_FOUND');
  const { isSent } = await handOver(ctx, storeId, awaits);
  if (!isSent) throw new AppError('EMAIL_NOT_SENT');
}

/** Asks somebody to take the store over. Its owners can agree at once, or stop it for a week. */
export async function handOver(ctx: OperatorCtx, given: string, email: string): Promise<HandedOver> {
  const { storeId } = await findStore(ctx.db, given);
  const account = await findAccount(ctx, email);
  if (account && (await findOperatorRole(ctx, account.id))) throw new AppError('FORBIDDEN');
  const { isSent, takenFrom } = await askHandOver({ ...ctx, storeId }, email.trim());
  return { isDone: false, isSent, takenFrom: takenFrom.toISOString() };
}
