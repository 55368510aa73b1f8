import { isPoor } from '#guests/feedback/rules/feedback.ts';
import type { NotificationKind, Told } from './notifications.ts';

/** How a person wants to be told. What is not in the bell goes to the archive at once. */
export interface Wish {
  bell: boolean;
  push: boolean;
  email: boolean;
}

export type NotificationSettings = Partial<Record<NotificationKind, Wish>>;

const USUAL: Wish = { bell: true, push: false, email: false };

/** Guests wait for whoever comes to their table. */
const isUrgent = (kind: NotificationKind): boolean => kind === 'table_call';

export const wishOf = (settings: NotificationSettings, kind: NotificationKind): Wish =>
  settings[kind] ?? { ...USUAL, push: isUrgent(kind) };

/** Devices are told of new orders by a switch of their own. */
export const hasPush = (kind: NotificationKind): boolean => kind !== 'order_placed';

/** Devices are told of poor ratings by that switch too. */
export function isPushed(told: Told, settings: NotificationSettings): boolean {
  const isTold = told.kind === 'guest_rated' && isPoor({ overall: told.facts.stars });
  return hasPush(told.kind) && !isTold && wishOf(settings, told.kind).push;
}
