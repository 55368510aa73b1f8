import { earliest } from '#platform/time/rules/clock.ts';
import type { OrderType } from './catalogue.ts';

/** Paused order types by id. A null `until` lasts until someone resumes it. */
export type TypePauses = Readonly<Record<string, { until: string | null }>>;

export function isTypePaused(pauses: TypePauses, typeId: string, now: number): boolean {
  const pause = Object.hasOwn(pauses, typeId) ? pauses[typeId] : undefined;
  return pause !== undefined && lasts(pause, now);
}

/** Returns the order types as guests see them: paused ones are inactive. */
export function orderTypesAt(orderTypes: OrderType[], pauses: TypePauses, now: number): OrderType[] {
  return orderTypes.map((type) => (isTypePaused(pauses, type.id, now) ? { ...type, active: false } : type));
}

export function nextTypeResume(pauses: TypePauses, now: number): number | null {
  const ends = Object.values(pauses).filter((pause) => lasts(pause, now));
  return earliest(ends.map(({ until }) => (until === null ? null : Date.parse(until))));
}

/** Applies a change of pauses. Null resumes a type. Ended pauses and unknown order types are dropped. */
export function changePauses(
  before: TypePauses,
  asked: Readonly<Record<string, { until: string | null } | null>>,
  { now, typeIds }: { now: number; typeIds: readonly string[] },
): TypePauses {
  const entries = Object.entries({ ...before, ...asked }).filter(([id]) => typeIds.includes(id));
  return Object.fromEntries(
    entries.flatMap(([id, pause]) => (pause && lasts(pause, now) ? [[id, pause]] : [])),
  );
}

function lasts({ until }: { until: string | null }, now: number): boolean {
  return until === null || Date.parse(until) > now;
}
