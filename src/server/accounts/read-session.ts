import type { SessionView } from '#domain/api/accounts.ts';
import type { Ctx } from '../context.ts';
import { readMemberships } from './queries.ts';

export async function readSessionView(
  ctx: Ctx,
  account: { id: string; name: string; email: string },
): Promise<SessionView> {
  const stores = await readMemberships(ctx.db, account.id);
  const { id: _id, name, email } = account;
  return { account: { _id, name, email }, roles: [...new Set(stores.map(({ role }) => role))], stores };
}
