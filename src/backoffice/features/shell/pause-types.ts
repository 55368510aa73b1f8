import type { StoreForStaff, StorePatch } from '#domain/api/store.ts';
import { isTypePaused } from '#domain/store/type-pauses.ts';
import { pauseFor } from './pausing.ts';

/** All orders, or the order type with this id. */
export type PauseScope = 'all' | string;

type Types = Pick<StoreForStaff, 'orderConfigs' | 'pausedTypes'>;

export interface PausedType {
  id: string;
  label: string;
  until: number | null;
}

/** A pause of everything, or of one order type; null is until somebody resumes. */
export function pauseOf(scope: PauseScope, minutes: number | null, now: number): StorePatch {
  const pause = pauseFor(minutes, now);
  return scope === 'all' ? pause : { pausedTypes: { [scope]: { until: pause.pausedUntil ?? null } } };
}

export function resumeOf(typeId: string): StorePatch {
  return { pausedTypes: { [typeId]: null } };
}

export function pausedTypesOf({ orderConfigs, pausedTypes }: Types, now: number): PausedType[] {
  return orderConfigs
    .filter(({ _id }) => isTypePaused(pausedTypes, _id, now))
    .map(({ _id: id, label }) => {
      const until = pausedTypes[id]?.until ?? null;
      return { id, label, until: until === null ? null : Date.parse(until) };
    });
}

/** Those that guests can choose now; where there is only one, pausing it is pausing all. */
export function pausableTypes(
  { orderConfigs, pausedTypes }: Types,
  now: number,
): { id: string; label: string }[] {
  const types = orderConfigs
    .filter(({ _id, active }) => active && !isTypePaused(pausedTypes, _id, now))
    .map(({ _id: id, label }) => ({ id, label }));
  return types.length > 1 ? types : [];
}
