import { CART_LIFETIME_MS } from '#ordering/cart/rules/cart.ts';
import type { PlacedOrder, PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';

/** An attempt to order a cart. Its key is kept, also across reloads, until the server has answered. */
export interface Attempt {
  key: string;
  begunAt: number;
  /** Bodies sent under the key without an answer. Each of them may have become an order. */
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
  body: PlaceOrderBody;
  /** Whether this is an earlier order that had arrived after all, not the one just sent. */
  isEarlier: boolean;
}

/** Errors that leave open whether anything was written. */
const UNSURE: ErrorCode[] = ['INTERNAL', 'UNAVAILABLE'];

/**
 * Sends an order so that it is placed at most once, even if answers get lost and the cart changes meanwhile.
 */
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
    // During an upgrade, an older process may refuse a form that a newer one has accepted. Its refusal does
    // not answer an attempt that was left unanswered.
    const isUnsure = error.code === 'VALIDATION' && others.length < unanswered.length;
    const open = isUnsure ? unanswered : others;
    if (open.length > 0) await ports.write({ key, begunAt, unanswered: open });
    else await ports.clear();
    throw error;
  }
}

/** Returns the body of an unanswered attempt that asks for the same, ignoring the one-time code. */
export function findUnanswered(
  attempt: Attempt | null,
  body: PlaceOrderBody,
  now: number,
): PlaceOrderBody | null {
  const wanted = { ...body, otp: undefined };
  return openBodies(attempt, now).findLast((other) => isSame({ ...other, otp: undefined }, wanted)) ?? null;
}

export function openBodies(attempt: Attempt | null, now: number): PlaceOrderBody[] {
  return attempt && now - attempt.begunAt < CART_LIFETIME_MS ? attempt.unanswered : [];
}

/**
 * The key has already made an order. The server answers the matching body with that order and creates no new
 * one.
 */
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
