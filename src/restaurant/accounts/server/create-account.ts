import type { Ctx } from '#platform/context/server/context.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Site } from '#platform/site/server/sites.ts';
import { signUpAt } from '#restaurant/sign-up/server/sign-up-policy.ts';
import { insertAccount, selectAccountByEmail } from './queries.ts';

export interface NewAccount {
  name: string;
  email: string;
  phone?: string | undefined;
  passwordHash: string;
  verifiedAt?: Date;
}

/** What the commands of the machine have, too. */
export type Making = Pick<Ctx, 'db' | 'now'> & { site: Pick<Site, 'brandId'> };

export async function createAccount(ctx: Making, { email, phone, ...given }: NewAccount): Promise<string> {
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
      brandId: ctx.site.brandId,
    });
  } catch (error) {
    throw emailTaken(error);
  }
  return id;
}

export function findAccount({ db }: Pick<Ctx, 'db'>, email: string) {
  return selectAccountByEmail(db, email.trim());
}

/** Checked before the expensive hash of a password. The insert decides. */
export async function refuseTaken(ctx: Ctx, email: string): Promise<void> {
  if (await selectAccountByEmail(ctx.db, email.trim())) throw new AppError('EMAIL_TAKEN');
}

/** Maps the unique violation of the address, which also decides between two at once. */
export function emailTaken(error: unknown): unknown {
  return isUniqueViolation(error, 'accounts_email') ? new AppError('EMAIL_TAKEN') : error;
}

/** A person counts as invited with the link of an invitation, or when a store adds them. */
export function refuseSignUp({ services, site }: Ctx, isInvited: boolean): void {
  const policy = signUpAt(services, site);
  if (policy === 'closed' || (policy === 'invitation' && !isInvited)) throw new AppError('SIGN_UP_CLOSED');
}
