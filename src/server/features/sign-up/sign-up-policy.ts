import type { SignUpSettings } from '#domain/api/sign-up.ts';
import type { Services } from '../../platform/context/services.ts';
import type { Db } from '../../platform/db/client.ts';
import type { OperatorCtx } from '../access/access.ts';
import { selectPolicy, upsertPolicy } from './queries.ts';

/** What an operator has chosen wins over the environment. Programs that run beside it read it within seconds. */
export async function keepSignUp(services: Pick<Services, 'signUp'>, db: Db): Promise<void> {
  services.signUp = (await selectPolicy(db)) ?? services.signUp;
}

export function readSignUp({ services }: OperatorCtx): SignUpSettings {
  return { policy: services.signUp };
}

export async function changeSignUp(
  { db, services }: OperatorCtx,
  { policy }: SignUpSettings,
): Promise<SignUpSettings> {
  await upsertPolicy(db, policy);
  services.signUp = policy;
  return { policy };
}
