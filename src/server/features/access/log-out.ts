import type { Ctx } from '../../platform/context/context.ts';
import { sha256 } from '../../platform/secrets/secrets.ts';
import { deleteSession } from './session-queries.ts';

export async function logOut(ctx: Ctx, token: string): Promise<void> {
  await deleteSession(ctx.db, sha256(token));
}
