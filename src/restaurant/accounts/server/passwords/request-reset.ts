import type { Ctx } from '#platform/context/server/context.ts';
import { knownDevice } from '#restaurant/access/server/devices.ts';
import type { SignInClient } from '#restaurant/access/server/start-session.ts';
import { sendResetEmail } from '../email/send-account-email.ts';
import { selectAccountByEmail } from '../queries.ts';

/** Sends the email after the answer, which is the same whether or not the account exists. */
export async function requestReset(ctx: Ctx, typed: string, client: SignInClient): Promise<void> {
  const email = typed.trim();
  const isKnown = await countRequest(ctx, email, client);
  ctx.services.afterwards.add(async () => {
    const account = await selectAccountByEmail(ctx.db, email);
    if (!account || account.disabledAt) return;
    const addressee = { accountId: account.id, email: account.email };
    // Links that strangers asked for work as long as their limit lasts, and the owner has one of them.
    await sendResetEmail(ctx, isKnown ? 'resetByDevice' : 'reset', addressee);
  });
}

/**
 * Counts the request. True if a browser that has signed in to the account asks, whose requests strangers can't use
 * up. An unconfirmed address gives no such trust: somebody else may have signed in with it.
 */
async function countRequest({ db, services }: Ctx, email: string, client: SignInClient): Promise<boolean> {
  const { limiter, secrets } = services;
  const account = client.device === null ? null : await selectAccountByEmail(db, email);
  const device = account?.verifiedAt && knownDevice(secrets, client.device, account.id);
  if (device) {
    await limiter.take('resetsOfDevice', `${account.id} ${device}`);
    return true;
  }
  const asker = `${email.toLowerCase()} ${client.network.near}`;
  await limiter.take('resets', client.network);
  await limiter.take('resetsOfAccount', asker);
  await limiter.take('resetsOfDay', asker);
  return false;
}
