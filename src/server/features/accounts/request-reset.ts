import type { Ctx } from '../../platform/context/context.ts';
import { knownDevice } from '../access/devices.ts';
import type { Client } from '../access/start-session.ts';
import { readAccountByEmail } from './queries.ts';
import { sendResetLetter } from './send-letter.ts';

/** The letter goes out after the answer, which thereby is the same whether there is such an account. */
export async function requestReset(ctx: Ctx, typed: string, client: Client): Promise<void> {
  const email = typed.trim();
  const isKnown = await countRequest(ctx, email, client);
  ctx.services.afterwards.add(async () => {
    const account = await readAccountByEmail(ctx.db, email);
    if (!account || account.disabledAt) return;
    const addressee = { accountId: account.id, email: account.email };
    // Links that strangers asked for work as long as their limit lasts: the owner has one of them.
    await sendResetLetter(ctx, isKnown ? 'resetByDevice' : 'reset', addressee);
  });
}

/**
 * Whether it comes from a browser that has signed in to the account: strangers can't use up its requests. While nobody has
 * confirmed the address, whoever signs in there may be a stranger to its reader.
 */
async function countRequest({ db, services }: Ctx, email: string, client: Client): Promise<boolean> {
  const { limiter, secrets } = services;
  const account = client.device === null ? null : await readAccountByEmail(db, email);
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
