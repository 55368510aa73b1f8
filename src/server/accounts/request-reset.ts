import type { Ctx } from '../context.ts';
import { issueToken } from './issue-token.ts';
import { readAccountByEmail } from './queries.ts';
import { sendResetLetter } from './send-letter.ts';

/** All of it after the answer, which thereby is the same at the same time whether there is such an account. */
export function requestReset(ctx: Ctx, email: string): void {
  ctx.services.afterwards.add(async () => {
    const account = await readAccountByEmail(ctx.db, email.trim());
    if (!account || account.disabledAt) return;
    const addressee = { accountId: account.id, email: account.email };
    await sendResetLetter(ctx, account.email, await issueToken(ctx, 'reset', addressee));
  });
}
