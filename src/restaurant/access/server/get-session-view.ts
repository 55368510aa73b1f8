import { mayOperate } from '#operators/stores/rules/roles.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { findOperatorRole } from './find-session.ts';
import { selectMemberships, selectSupported } from './membership-queries.ts';

type Account = {
  id: string;
  name: string;
  email: string;
  verifiedAt: Date | null;
};

export async function getSessionView(
  ctx: Ctx,
  { id: _id, name, email, verifiedAt }: Account,
): Promise<SessionView> {
  const { brandId } = ctx.site;
  const own = await selectMemberships(ctx.db, _id, brandId);
  const role = await findOperatorRole(ctx, _id);
  const isSupport = role !== null && mayOperate(role, 'operator.stores');
  const stores = isSupport ? [...own, ...(await findSupported(ctx, own))] : own;
  const account = {
    _id,
    name,
    email,
    verified: verifiedAt !== null,
    ...(role ? { isOperator: true, operatorRole: role } : {}),
    ...(role && brandId === FIRST_BRAND ? { ofFirstBrand: true } : {}),
  };
  return { account, roles: [...new Set(stores.map(({ role }) => role))], stores };
}

/** The stores that an operator may look into without being a member. */
async function findSupported({ db, now, site }: Ctx, own: readonly { _id: string }[]) {
  const supported = await selectSupported(db, site.brandId, new Date(now));
  return supported
    .filter(({ _id }) => own.every((store) => store._id !== _id))
    .map((store) => ({ ...store, role: 'SUPPORT' as const }));
}
