import type { HandedOver } from '#domain/api/operated-store.ts';
import { AppError } from '#domain/errors.ts';
import type { OperatorCtx } from '../access/access.ts';
import { findOperatorRole } from '../access/find-session.ts';
import { findAccount } from '../accounts/create-account.ts';
import { askHandOver } from '../staff/hand-over.ts';
import { findStore } from '../stores/find-store.ts';
import { readStore } from './list-stores.ts';

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
