import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { joinStore } from '#restaurant/access/server/membership.ts';
import { type SignInClient, startSession } from '#restaurant/access/server/start-session.ts';
import { createAccount, refuseSignUp, refuseTaken } from '#restaurant/accounts/server/create-account.ts';
import { issueToken } from '#restaurant/accounts/server/email/issue-token.ts';
import { sendVerifyEmail } from '#restaurant/accounts/server/email/send-account-email.ts';
import { hashNewPassword } from '#restaurant/accounts/server/passwords/hash-password.ts';
import type { SignedIn, SignUpBody } from '#restaurant/accounts/wire/accounts.ts';
import { takeInvitation } from '#restaurant/sign-up/server/invitations.ts';
import { createStore, type NewStore } from './create-store.ts';

interface SignedUp extends SignedIn {
  account: { id: string; name: string; email: string; verifiedAt: null };
}

/** Creates an account with a store, which is live at once. The address is still to be confirmed. */
export async function signUp(
  ctx: Ctx,
  body: SignUpBody,
  { isRounding, ...client }: SignInClient & Pick<NewStore, 'isRounding'>,
): Promise<SignedUp> {
  const { invitation: token } = body;
  refuseSignUp(ctx, token !== undefined);
  const email = body.email.trim();
  await refuseTaken(ctx, email);
  const passwordHash = await hashNewPassword(ctx, { network: client.network }, body.password);
  // Before the lock: the unique address decides; the check before saves a hash.
  const { link, ...signedUp } = await withTransaction(ctx, async (tx) => {
    if (token !== undefined && !(await takeInvitation(tx, { token }))) refuseSignUp(tx, false);
    const id = await createAccount(tx, { ...body, passwordHash });
    const storeId = await createStore(tx, { name: body.storeName, isRounding });
    await joinStore(tx, id, storeId, 'OWNER');
    const link = await issueToken(tx, 'verify', { accountId: id, email });
    const account = { id, name: body.name, email, verifiedAt: null };
    return { link, account, ...(await startSession(tx, id, client)) };
  });
  sendVerifyEmail(ctx, email, link);
  return signedUp;
}
