import type { CallOutside, OutsideCall } from '#platform/http/server/outside/call-outside.ts';
import type { Delivery } from '#platform/ports/server/channels.ts';

export interface ProviderAnswer {
  status: number;
  /** The parsed answer, if it is an object. */
  body: Record<string, unknown>;
}

/**
 * Calls a provider and never throws. An unreachable, busy or broken provider may be tried again. A message that can't
 * be written, or an answer that can't be read, would fail again.
 */
export async function deliver(
  call: CallOutside,
  write: () => OutsideCall,
  read: (answer: ProviderAnswer) => Delivery,
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
    // The reason is dropped, because Node's message may hold the address, and some addresses hold a key.
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

export const isFine = ({ status }: ProviderAnswer) => status >= 200 && status < 300;

/** The provider's message, without numbers, codes and keys that it may repeat. */
export function refused({ status }: ProviderAnswer, words: unknown): Delivery {
  const plain = typeof words === 'string' ? words.replace(/[\w-]*\d[\w-]*/g, '…').slice(0, 120) : '';
  return { state: 'refused', reason: plain.trim() || `HTTP ${status}` };
}

export function sent(providerId: unknown): Delivery {
  return { state: 'sent', providerId: typeof providerId === 'string' ? providerId.slice(0, 100) : null };
}
