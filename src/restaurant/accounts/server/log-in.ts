import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { takeInTurn } from '#platform/limits/server/limiter.ts';
import { knownDevice } from '#restaurant/access/server/devices.ts';
import { type SignInClient, startSession } from '#restaurant/access/server/start-session.ts';
import type { LogInBody } from '../wire/accounts.ts';
import { countHash, NO_PASSWORD } from './passwords/hash-password.ts';
import { lockAccount, selectAccountByEmail } from './queries.ts';
import { checkCode } from './second-step/check-code.ts';

/** Counts each try until its password turns out to be right, so that many at once can't slip through. */
export async function logIn(ctx: Ctx, { email, password, code }: LogInBody, client: SignInClient) {
  const account = await selectAccountByEmail(ctx.db, email.trim());
  const device = account && knownDevice(ctx.services.secrets, client.device, account.id);
  const whose = account?.id ?? email.trim().toLowerCase();
  const isRight = await tryPassword(ctx, { whose, device, client }, (asker) =>
    ctx.services.passwords.verify(account?.passwordHash ?? NO_PASSWORD, password, asker),
  );
  if (!account || !isRight) throw new AppError('CREDENTIALS_INVALID');
  if (account.disabledAt) throw new AppError('ACCOUNT_DISABLED');
  // Before the lock: the password is compared again under the lock of the account.
  return withTransaction(ctx, async (tx) => {
    // A change of the password or of the second step meanwhile has ended all sessions. This one must not come after
    // it.
    const present = await lockAccount(tx.db, account.id);
    if (present?.passwordHash !== account.passwordHash) throw new AppError('CREDENTIALS_INVALID');
    if (present.disabledAt) throw new AppError('ACCOUNT_DISABLED');
    await checkCode(tx, { accountId: account.id, device }, code);
    const { id, name, email, verifiedAt } = present;
    return {
      ...(await startSession(tx, id, client)),
      account: { id, name, email, verifiedAt },
    };
  });
}

interface Try {
  /** The account, or the typed address if there is none. */
  whose: string;
  /** A browser that the account has signed in with. It has its own tries, which strangers can't use up. */
  device: string | null;
  client: SignInClient;
}

/** Refuses too many tries from one network. When many networks guess at an account, their tries wait in a slow lane. */
async function tryPassword(
  ctx: Ctx,
  { whose, device, client }: Try,
  verify: (asker: string) => Promise<boolean>,
): Promise<boolean> {
  const { limiter, slowLane } = ctx.services;
  const { network } = client;
  const asker = device ?? network.near;
  const tries =
    device === null
      ? [
          () => limiter.take('signIns', network),
          () => limiter.take('signInsOfAccount', `${whose} ${network.near}`),
        ]
      : [() => limiter.take('signInsOfDevice', `${whose} ${device}`)];
  const hasher = { asker: `${whose} ${asker}`, ...(device === null ? { network } : {}) };
  const giveBack = await takeInTurn([...tries, () => countHash(ctx, hasher)]);
  const fromAnywhere = device === null ? await limiter.tryTake('signInsFromAnywhere', whose) : async () => {};
  let isWrong = false;
  try {
    const isRight = await (fromAnywhere
      ? verify(asker)
      : slowLane.turnOf(whose, network)(() => verify(asker)));
    isWrong = !isRight;
    return isRight;
  } finally {
    // A try that was refused before anything was checked does not count either.
    if (!isWrong) {
      await giveBack();
      await fromAnywhere?.();
    }
  }
}
