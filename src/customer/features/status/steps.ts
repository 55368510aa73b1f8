import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED, CONFIRMED, type OrderStep, RECEIVED, SERVED, STEPS } from '#domain/order/order.ts';

export interface Step {
  state: OrderStep;
  progress: 'done' | 'now' | 'next';
  /** When the order came to it, ISO 8601; null when it has not. */
  at: string | null;
}

/** A step that was passed over was reached with the one after it; going back forgets what lay ahead. */
export function stepsOf({ state, timeline }: Pick<OrderView, 'state' | 'timeline'>): Step[] {
  const times = new Map<OrderStep, string>();
  for (const { at, state: reached } of timeline) {
    if (reached === undefined) continue;
    for (const step of STEPS) {
      if (step > reached) times.delete(step);
      else if (!times.has(step)) times.set(step, at);
    }
  }
  return STEPS.map((step) => ({
    state: step,
    progress:
      step < state || step === SERVED ? (step <= state ? 'done' : 'next') : step === state ? 'now' : 'next',
    at: step <= state ? (times.get(step) ?? null) : null,
  }));
}

/** When the kitchen said that it had seen the order, or moved it; what was placed as confirmed nobody has seen yet. */
export function seenAt({ timeline }: Pick<OrderView, 'timeline'>): string | null {
  let moved: string | null = null;
  for (const { at, what, state, from } of timeline) {
    if (what === 'seen') return moved ?? at;
    if (state === RECEIVED) moved = null;
    else if (state !== undefined && from !== undefined) moved ??= at;
  }
  return moved;
}

/** The step to tell of: it is only received until it is paid, and until somebody has taken note of it. */
export function shownState(order: Pick<OrderView, 'state' | 'timeline' | 'payment'>): OrderStep {
  const isUnseen = order.state === CONFIRMED && seenAt(order) === null;
  if (order.state === CANCELLED || isUnseen || order.payment.state === 'awaiting') return RECEIVED;
  return order.state;
}
