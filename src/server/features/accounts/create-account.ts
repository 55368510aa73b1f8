import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { insertAccount, readAccountByEmail } from './queries.ts';

export interface NewAccount {
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
