import type { RazorpayAccount } from '../accounts.ts';
import type { Desk } from '../desk.ts';
import { type Answer, type Call, json, readObject } from '../http/call.ts';
import type { Route } from '../http/router.ts';

export function refuse(description: string, status = 400): Answer {
  const unknown = { source: 'NA', step: 'NA', reason: 'NA', metadata: {} };
  return json({ error: { code: 'BAD_REQUEST_ERROR', description, ...unknown } }, status);
}

export const NOT_THERE = 'The id provided does not exist';

interface Asked {
  account: RazorpayAccount;
  params: string[];
  headers: Call['headers'];
  body: Record<string, unknown>;
}

/** Requires the merchant's key and secret. */
export function withAccess({ accounts }: Desk, handle: (asked: Asked) => Answer): Route['handle'] {
  return (call) => {
    const [scheme, given = ''] = (call.headers.authorization ?? '').split(' ');
    const [keyId, ...secret] = Buffer.from(given, 'base64').toString('utf8').split(':');
    const account = accounts.razorpay.find((candidate) => candidate.keyId === keyId);
    if (scheme !== 'Basic' || !account || account.keySecret !== secret.join(':'))
      return refuse('Authentication failed', 401);
    const body = call.method === 'GET' || call.text === '' ? {} : readObject(call);
    if (body === null) return refuse('The request could not be read as JSON');
    return handle({ account, params: call.params, headers: call.headers, body });
  };
}
