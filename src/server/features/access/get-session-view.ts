import type { SessionView } from '#domain/api/accounts.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { selectMemberships } from './membership-queries.ts';

type Account = {
  id: string;
  name: string;
  email: string;
  verifiedAt: Date | null;
  operatorSince?: Date | null;
};

export async function getSessionView(
  ctx: Ctx,
  { id: _id, name, email, verifiedAt, operatorSince }: Account,
): Promise<SessionView> {
  const stores = await selectMemberships(ctx.db, _id);
  const account = {
    _id,
    name,
    email,
    verified: verifiedAt !== null,
    ...(operatorSince ? { isOperator: true } : {}),
  };
  return { account, roles: [...new Set(stores.map(({ role }) => role))], stores };
}
