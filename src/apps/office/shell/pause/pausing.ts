import { isTypePaused } from '#ordering/catalogue/rules/type-pauses.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type OpeningStatus, openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreForStaff, StorePatch } from '#restaurant/stores/wire/store.ts';

export const PAUSES_MIN = [15, 30, 60] as const;

type Pausable = Pick<StoreForStaff, 'paused' | 'pausedUntil' | 'openingHours' | 'timeZone'>;

/** True while a pause by hand has not ended by itself. */
export function isPaused({ paused, pausedUntil }: Pausable, now: number): boolean {
  return paused && (pausedUntil === null || Date.parse(pausedUntil) > now);
}

/** A pause goes before the opening hours, since the staff can end it. */
export function statusOf(store: Pausable, now: number): OpeningStatus {
  const pausedUntil = store.pausedUntil === null ? null : new Date(store.pausedUntil);
  if (isPaused(store, now)) return { open: false, reason: 'paused', opensAt: pausedUntil?.getTime() ?? null };
  return openingStatus({ ...store, pausedUntil }, now);
}

/** Pauses everything until somebody resumes if `minutes` is null. */
function pauseFor(minutes: number | null, now: number): StorePatch {
  const until = minutes === null ? null : new Date(now + minutes * MINUTE).toISOString();
  return { paused: true, pausedUntil: until };
}

export const RESUME: StorePatch = { paused: false, pausedUntil: null };

/** All orders, or the order type with this id. */
export type PauseScope = 'all' | string;

type Types = Pick<StoreForStaff, 'orderConfigs' | 'pausedTypes'>;

interface PausedType {
  id: string;
  label: string;
  until: number | null;
}

/** Pauses everything or one order type, for some minutes or until somebody resumes (null). */
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

/** The types that guests can choose now. A single one cannot be paused by itself. */
export function pausableTypes(
  { orderConfigs, pausedTypes }: Types,
  now: number,
): { id: string; label: string }[] {
  const types = orderConfigs
    .filter(({ _id, active }) => active && !isTypePaused(pausedTypes, _id, now))
    .map(({ _id: id, label }) => ({ id, label }));
  return types.length > 1 ? types : [];
}
