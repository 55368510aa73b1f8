import type { SignedIn, SignUpBody } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { type Ctx, withTransaction } from '../context.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { uuidV7 } from '../ids.ts';
import { createStore } from '../stores/create-store.ts';
import { issueToken } from './issue-token.ts';
import { joinStore } from './membership.ts';
import { hashNewPassword } from './new-password.ts';
import { insertAccount, readAccountByEmail } from './queries.ts';
import { sendVerifyLetter } from './send-letter.ts';
import { refuseSignUp } from './sign-up-policy.ts';
import { type Client, startSession } from './start-session.ts';

interface SignedUp extends SignedIn {
  account: { id: string; name: string; email: string; verifiedAt: null };
}

/** An account with a store of its own, which is live at once. Its address is still to be confirmed. */
export async function signUp(ctx: Ctx, body: SignUpBody, client: Client): Promise<SignedUp> {
  refuseSignUp(ctx, false);
  const email = body.email.trim();
  await refuseTaken(ctx, email);
  const passwordHash = await hashNewPassword(ctx, { network: client.network }, body.password);
  const { link, ...signedUp } = await withTransaction(ctx, async (tx) => {
    const id = await createAccount(tx, { ...body, passwordHash });
    const storeId = await createStore(tx, { name: body.storeName });
    await joinStore(tx, id, storeId, 'OWNER');
    const link = await issueToken(tx, 'verify', { accountId: id, email });
    const account = { id, name: body.name, email, verifiedAt: null };
    return { link, account, ...(await startSession(tx, id, client)) };
  });
  sendVerifyLetter(ctx, email, link);
  return signedUp;
}

interface NewAccount {
  name: string;
  email: string;
  phone?: string | undefined;
  passwordHash: string;
  verifiedAt?: Date;
}

export async function createAccount(ctx: Ctx, { email, phone, ...given }: NewAccount): Promise<string> {
  const id = uuidV7(ctx.now);
  const { name, passwordHash, verifiedAt = null } = given;
  try {
    await insertAccount(ctx.db, {
      id,
      name,
      email: email.trim(),
      phone: phone ?? '',
      passwordHash,
      verifiedAt,
      createdAt: new Date(ctx.now),
    });
  } catch (error) {
    throw emailTaken(error);
  }
  return id;
}

/** Asked before a password is hashed, which is dear; what comes after decides. */
export async function refuseTaken(ctx: Ctx, email: string): Promise<void> {
  if (await readAccountByEmail(ctx.db, email.trim())) throw new AppError('EMAIL_TAKEN');
}

/** One address is one account, in the database and hence for two at once. */
export function emailTaken(error: unknown): unknown {
  return isUniqueViolation(error, 'accounts_email') ? new AppError('EMAIL_TAKEN') : error;
}
