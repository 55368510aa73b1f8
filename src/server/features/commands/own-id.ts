import { MINUTE } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id of what a tablet's command makes: its key, if that was made with it. Null for all others. */
export function ownIdOf({ actor, now }: Pick<Ctx, 'actor' | 'now'>, key: string | null): string | null {
  if (key === null || !('tabletId' in actor) || !UUID_V7.test(key)) return null;
  const madeAt = Number.parseInt(key.replace('-', '').slice(0, 12), 16);
  return Math.abs(madeAt - now) <= MINUTE ? key : null;
}
