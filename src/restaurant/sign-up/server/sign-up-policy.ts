import { withTransaction } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { Site } from '#platform/site/server/sites.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import type { SignUpSettings } from '../wire/sign-up.ts';
import { selectPolicies, updatePolicy } from './queries.ts';

/** What an operator has chosen wins over the environment. Programs that run beside it read it within seconds. */
export async function keepSignUp({ signUp }: Pick<Services, 'signUp'>, db: Db): Promise<void> {
  signUp.chosen = await selectPolicies(db);
}

/** Who may open a restaurant at this site. */
export const signUpAt = (
  { signUp }: Pick<Services, 'signUp'>,
  { brandId }: Pick<Site, 'brandId'>,
): SignUpPolicy => signUp.chosen.get(brandId) ?? signUp.usual;

export function readSignUp({ services, site }: OperatorCtx): SignUpSettings {
  return { policy: signUpAt(services, site) };
}

export async function changeSignUp(ctx: OperatorCtx, { policy }: SignUpSettings): Promise<SignUpSettings> {
  await withTransaction(ctx, (tx) => updatePolicy(tx.db, tx.site.brandId, policy));
  await keepSignUp(ctx.services, ctx.db);
  return { policy };
}
