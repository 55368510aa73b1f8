import type { AccountCtx } from '#restaurant/access/server/access.ts';
import type { OwnAccountView } from '../wire/own-account.ts';
import { selectPendingEmail } from './email/token-queries.ts';
import { countRecoveryCodes, selectTotp } from './second-step/totp-queries.ts';

export async function getOwnAccount({ db, now, account }: AccountCtx): Promise<OwnAccountView> {
  const { id, name, email, verifiedAt } = account;
  const totp = await selectTotp(db, id);
  return {
    name,
    email,
    verified: verifiedAt !== null,
    pendingEmail: await selectPendingEmail(db, id, email, new Date(now)),
    twoFactor: {
      enabled: totp?.confirmedAt != null,
      recoveryCodesLeft: await countRecoveryCodes(db, id),
    },
  };
}
