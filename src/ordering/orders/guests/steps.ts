import { CANCELLED, CONFIRMED, type OrderStep, RECEIVED, SERVED, STEPS } from '../rules/order.ts';
import type { OrderView } from '../wire/order.ts';

export interface ShownStep {
  state: OrderStep;
  progress: 'done' | 'now' | 'next';
  /** When the order reached the step, in ISO 8601; null if it has not. */
  at: string | null;
}

/** The steps of an order. A skipped step was reached with the next one; moving back clears later steps. */
export function orderSteps({ state, timeline }: Pick<OrderView, 'state' | 'timeline'>): ShownStep[] {
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

/** When the kitchen marked the order as seen or moved it; an order that was placed as confirmed is not seen. */
export function seenAt({ timeline }: Pick<OrderView, 'timeline'>): string | null {
  let moved: string | null = null;
  for (const { at, what, state, from } of timeline) {
    if (what === 'seen') return moved ?? at;
    if (state === RECEIVED) moved = null;
    else if (state !== undefined && from !== undefined) moved ??= at;
  }
  return moved;
}

/** The step to show: an order counts as received until it is paid and seen. */
export function shownState(order: Pick<OrderView, 'state' | 'timeline' | 'payment'>): OrderStep {
  const isUnseen = order.state === CONFIRMED && seenAt(order) === null;
  if (order.state === CANCELLED || isUnseen || order.payment.state === 'awaiting') return RECEIVED;
  return order.state;
}
