import type { CallOutside, OutsideCall } from '../../../platform/http/call-outside.ts';
import type { Delivery } from '../../../platform/ports/channels.ts';

export interface Answer {
  status: number;
  /** What it says, where that is an object. */
  body: Record<string, unknown>;
}

/**
 * Calls a provider. What can't be reached, is busy or broken may be tried again; what can't be written, or whose answer
 * can't be read, would be so once more. Nothing is ever thrown.
 */
export async function deliver(
  call: CallOutside,
  write: () => OutsideCall,
  read: (answer: Answer) => Delivery,
): Promise<Delivery> {
  let request: OutsideCall;
  try {
    request = write();
  } catch {
    return { state: 'refused', reason: 'template' };
  }
  let answer: { status: number; text: string };
  try {
    answer = await call(request);
  } catch {
    // Why is not told: what Node says may hold the address, and some addresses hold a key.
    return { state: 'failing', reason: 'no-answer' };
  }
  const { status, text } = answer;
  if (status === 429 || status >= 500) return { state: 'failing', reason: `HTTP ${status}` };
  const whole = { status, body: objectIn(text) };
  try {
    return read(whole);
  } catch {
    return refused(whole, null);
  }
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const isFine = ({ status }: Answer) => status >= 200 && status < 300;

/** A provider's own words, without what it may repeat of ours: numbers, codes and keys. */
export function refused({ status }: Answer, words: unknown): Delivery {
  const plain = typeof words === 'string' ? words.replace(/[\w-]*\d[\w-]*/g, '…').slice(0, 120) : '';
  return { state: 'refused', reason: plain.trim() || `HTTP ${status}` };
}

export function sent(providerId: unknown): Delivery {
  return { state: 'sent', providerId: typeof providerId === 'string' ? providerId.slice(0, 100) : null };
}
