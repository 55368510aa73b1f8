import type { PlacedOrder, PlaceOrderBody } from '../api/order.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { CART_LIFETIME_MS } from '../placing/cart.ts';

/** One try of one cart. Its key stays until the server has said what became of it, over reloads too. */
export interface Attempt {
  key: string;
  begunAt: number;
  /** What was sent under the key, and not answered: any of these may have become an order. */
  unanswered: PlaceOrderBody[];
}

export interface Ports {
  read: () => Promise<Attempt | null>;
  write: (attempt: Attempt) => Promise<void>;
  clear: () => Promise<void>;
  send: (body: PlaceOrderBody, key: string) => Promise<PlacedOrder>;
  newKey: () => string;
  now: () => number;
}

export interface Outcome {
  order: PlacedOrder;
  /** What the order was made of. */
  body: PlaceOrderBody;
  /** An earlier one that had arrived after all, in place of the one that was sent now. */
  isEarlier: boolean;
}

/** With these the server cannot say itself whether anything was written. */
const UNSURE: ErrorCode[] = ['INTERNAL', 'UNAVAILABLE'];

/** Sends an order so that it cannot become two, whatever gets lost on the way, and whatever is changed meanwhile. */
export async function placeOnce(ports: Ports, body: PlaceOrderBody): Promise<Outcome> {
  const kept = await ports.read();
  const isOpen = kept !== null && ports.now() - kept.begunAt < CART_LIFETIME_MS;
  const { key, begunAt, unanswered } = isOpen
    ? kept
    : { key: ports.newKey(), begunAt: ports.now(), unanswered: [] };
  const others = unanswered.filter((other) => !isSame(other, body));
  await ports.write({ key, begunAt, unanswered: [...others, body] });
  try {
    const order = await ports.send(body, key);
    await ports.clear();
    return { order, body, isEarlier: false };
  } catch (error) {
    if (!(error instanceof AppError) || UNSURE.includes(error.code)) throw error;
    if (error.code === 'IDEMPOTENCY_KEY_REUSED') return findEarlier(ports, key, others, error);
    // While the program is renewed, one process may not know what another has taken an order with: its refusal of the
    // form says nothing of a try that was not answered.
    const isUnsure = error.code === 'VALIDATION' && others.length < unanswered.length;
    const open = isUnsure ? unanswered : others;
    if (open.length > 0) await ports.write({ key, begunAt, unanswered: open });
    else await ports.clear();
    throw error;
  }
}

/** The body of a try that was not answered, when it asks for the same as this one, whatever proves the number. */
export function findUnanswered(
  attempt: Attempt | null,
  body: PlaceOrderBody,
  now: number,
): PlaceOrderBody | null {
  const wanted = { ...body, otp: undefined };
  return openBodies(attempt, now).findLast((other) => isSame({ ...other, otp: undefined }, wanted)) ?? null;
}

/** What was sent, and may have become an order. */
export function openBodies(attempt: Attempt | null, now: number): PlaceOrderBody[] {
  return attempt && now - attempt.begunAt < CART_LIFETIME_MS ? attempt.unanswered : [];
}

/** The key has made an order already. Whatever it was made of is answered with that order, and makes nothing new. */
async function findEarlier(
  ports: Ports,
  key: string,
  bodies: PlaceOrderBody[],
  refusal: AppError,
): Promise<Outcome> {
  for (const body of bodies) {
    try {
      const order = await ports.send(body, key);
      await ports.clear();
      return { order, body, isEarlier: true };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error;
    }
  }
  await ports.clear();
  throw refusal;
}

function isSame(one: PlaceOrderBody, other: PlaceOrderBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
