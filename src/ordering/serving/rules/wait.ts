import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';

/** How long an order will take; `due` is when the food is expected. */
export type Wait =
  | { kind: 'about'; minutes: number; due: number }
  | { kind: 'soon'; due: number }
  | { kind: 'late' };

/** By then somebody has forgotten to press a button, and any word about time would be wrong. */
const STALE_MS = 3 * HOUR;

interface Timed {
  createdAt: string;
  cooksFrom?: string | undefined;
  estimate: { fromMinutes: number; toMinutes: number } | null;
  payment: { state: string };
  timeline: readonly { at: string; what: string }[];
}

/** Nothing is cooked before it is paid. */
export function begunAt({
  createdAt,
  cooksFrom,
  timeline,
}: Pick<Timed, 'createdAt' | 'cooksFrom' | 'timeline'>): number {
  return Date.parse(cooksFrom ?? timeline.findLast(({ what }) => what === 'paid')?.at ?? createdAt);
}

/** Counts down to the middle of the store's estimate. Null without an estimate or for an overdue order. */
export function waitOf(order: Timed, now: number): Wait | null {
  const { estimate, payment } = order;
  if (estimate === null || payment.state === 'awaiting') return null;
  const begun = begunAt(order);
  // A phone whose clock is behind must not show more than the whole estimate.
  const passed = Math.max(0, now - begun);
  const [from, to] = [estimate.fromMinutes * MINUTE, estimate.toMinutes * MINUTE];
  if (passed > to + STALE_MS) return null;
  if (passed > to) return { kind: 'late' };
  const left = (from + to) / 2 - passed;
  const due = begun + (from + to) / 2;
  const minutes = Math.ceil(left / MINUTE);
  return minutes > 1 ? { kind: 'about', minutes, due } : { kind: 'soon', due: Math.max(due, begun + passed) };
}
