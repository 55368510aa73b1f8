import type { SignedIn, SignUpBody } from '#domain/api/accounts.ts';
import { AppError, fieldFault } from '#domain/errors.ts';
import { COMMON_PASSWORD, isCommonPassword } from '#domain/password.ts';
import { type Ctx, withTransaction } from '../context.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { uuidV7 } from '../ids.ts';
import { createStore } from '../stores/create-store.ts';
import { joinStore } from './membership.ts';
import { insertAccount } from './queries.ts';
import { startSession } from './start-session.ts';

/** An account with a store of its own, which is live at once. */
export async function signUp(ctx: Ctx, body: SignUpBody): Promise<SignedIn> {
  if (isCommonPassword(body.password)) throw fieldFault({ password: COMMON_PASSWORD });
  const passwordHash = await ctx.services.passwords.hash(body.password);
  return withTransaction(ctx, async (tx) => {
    const accountId = await createAccount(tx, { ...body, passwordHash });
    const storeId = await createStore(tx, { name: body.storeName });
    await joinStore(tx, accountId, storeId, 'OWNER');
    return startSession(tx, accountId);
  });
}

interface NewAccount {
  name: string;
  email: string;
  phone?: string | undefined;
  passwordHash: string;
}

export async function createAccount(
  ctx: Ctx,
  { name, email, phone, passwordHash }: NewAccount,
): Promise<string> {
  const id = uuidV7(ctx.now);
  const createdAt = new Date(ctx.now);
  try {
    await insertAccount(ctx.db, {
      id,
      name,
      email: email.trim(),
      phone: phone ?? '',
      passwordHash,
      createdAt,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_email')) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
  return id;
}
