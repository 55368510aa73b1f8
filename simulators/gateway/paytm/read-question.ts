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
export function readQuestion(
  { accounts }: Desk,
  call: Call,
  { merchant, checksum }: Refusals = RESULTS,
): Question | { refusal: Answer } {
  const { body, head } = (readObject(call) ?? {}) as { body?: Question['body']; head?: Question['body'] };
  const account = accounts.paytm.find(({ mid }) => mid === body?.['mid']);
  if (!account || !body) return { refusal: tell(merchant) };
  if (!isSigned(JSON.stringify(body), account.key, head?.['signature'])) return { refusal: tell(checksum) };
  return { account, body };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
