import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { dishNameIn } from '#ordering/orders/rules/ordered-names.ts';
import { waitOf } from '#ordering/serving/rules/wait.ts';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';

/** The food that comes to the table next. */
export interface NextFood {
  isReady: boolean;
  /** Null where nobody can say, or where it is late. */
  minutes: number | null;
  /** The dish, if there is only one; null for a round of several. */
  dish: string | null;
}

/** What a table waits for: a round that is ready, or else the oldest one that is not served. Null if all is served. */
export function nextFood(
  { orders }: Pick<SittingView, 'orders'>,
  now: number,
  language: string,
): NextFood | null {
  const waiting = orders.filter(({ state }) => state !== SERVED && state !== CANCELLED);
  const next = waiting.find(({ ready }) => ready === true) ?? waiting[0];
  if (!next) return null;
  const isReady = next.ready === true;
  const wait = isReady ? null : waitOf(next, now);
  const minutes = wait?.kind === 'about' ? wait.minutes : wait?.kind === 'soon' ? 1 : null;
  const dishes = new Set(
    next.items.filter(({ discarded }) => !discarded).map((item) => dishNameIn(item, language)),
  );
  return { isReady, minutes, dish: dishes.size === 1 ? ([...dishes][0] ?? null) : null };
}
