import type { SessionView } from '#domain/api/accounts.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { selectMemberships, selectSupported } from './membership-queries.ts';

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
  const own = await selectMemberships(ctx.db, _id);
  const stores = operatorSince ? [...own, ...(await findSupported(ctx, own))] : own;
  const account = {
    _id,
    name,
    email,
    verified: verifiedAt !== null,
    ...(operatorSince ? { isOperator: true } : {}),
  };
  return { account, roles: [...new Set(stores.map(({ role }) => role))], stores };
}

/** The stores that an operator may look into without being a member. */
async function findSupported({ db, now }: Ctx, own: readonly { _id: string }[]) {
  const supported = await selectSupported(db, new Date(now));
  return supported
    .filter(({ _id }) => own.every((store) => store._id !== _id))
    .map((store) => ({ ...store, role: 'SUPPORT' as const }));
}
