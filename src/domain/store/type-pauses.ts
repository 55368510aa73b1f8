import { earliest } from '../time/clock.ts';
import type { OrderType } from './catalogue.ts';

/** Order types that take nothing for now, by their id; until null is until somebody resumes. */
export type TypePauses = Readonly<Record<string, { until: string | null }>>;

export function isTypePaused(pauses: TypePauses, typeId: string, now: number): boolean {
  const pause = Object.hasOwn(pauses, typeId) ? pauses[typeId] : undefined;
  return pause !== undefined && lasts(pause, now);
}

/** As guests are to have them: one that is paused is as one that is switched off. */
export function orderTypesAt(orderTypes: OrderType[], pauses: TypePauses, now: number): OrderType[] {
  return orderTypes.map((type) => (isTypePaused(pauses, type.id, now) ? { ...type, active: false } : type));
}

/** When the next of the pauses ends by itself. */
export function nextTypeResume(pauses: TypePauses, now: number): number | null {
  const ends = Object.values(pauses).filter((pause) => lasts(pause, now));
  return earliest(ends.map(({ until }) => (until === null ? null : Date.parse(until))));
}

/** What is asked for on top of what was; null resumes, and what has ended or is no order type (any more) is forgotten. */
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
