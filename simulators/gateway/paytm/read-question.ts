import type { PaytmAccount } from '../accounts.ts';
import type { Desk } from '../desk.ts';
import { type Answer, type Call, readObject } from '../http/call.ts';
import { RESULTS, type Result, tell } from './answers.ts';
import { isSigned } from './signature.ts';

interface Question {
  account: PaytmAccount;
  body: Record<string, unknown>;
}

interface Refusals {
  merchant: Result;
  checksum: Result;
}

/** Returns a merchant's request with its account once its signature is verified, else the refusal. */
export async function readQuestion(
  { accounts }: Desk,
  call: Call,
  { merchant, checksum }: Refusals = RESULTS,
): Promise<Question | { refusal: Answer }> {
  const { body, head } = (readObject(call) ?? {}) as { body?: Question['body']; head?: Question['body'] };
  const account = accounts.paytm.find(({ mid }) => mid === body?.['mid']);
  if (!account || !body) return { refusal: await tell(merchant) };
  if (!(await isSigned(JSON.stringify(body), account.key, head?.['signature'])))
    return { refusal: await tell(checksum) };
  return { account, body };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
