import { AppError } from '#platform/errors/rules/errors.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY } from '#platform/time/rules/durations.ts';

export const INVITATION_LIFETIME_MS = 7 * DAY;

/** Begins with the store, so that the look-up names store_id. The rest is a secret of full entropy. */
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

export function newInvitationToken(storeId: string): { token: string; tokenHash: string } {
  const secret = newToken();
  return { token: `${storeId}.${secret}`, tokenHash: sha256(secret) };
}

export function parseInvitationToken(token: string): { storeId: string; tokenHash: string } {
  const [, storeId, secret] = TOKEN.exec(token) ?? [];
  if (!storeId || !secret) throw new AppError('INVITATION_NOT_FOUND');
  return { storeId, tokenHash: sha256(secret) };
}
