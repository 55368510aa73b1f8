import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { type MadeHere, orderMadeHere } from '#domain/commands/order-made-here.ts';
import { timeOfOwnId } from '#domain/commands/own-ids.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { sessionQuery } from '../../../api/session.ts';
import { type TakenNumbers, takeNumbers } from '../../../device/numbers.ts';
import { useStore } from '../../../session/current-store.ts';

/** Something may have been written with the numbers. */
const UNSURE: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE', 'IDEMPOTENCY_KEY_REUSED'];

/** The numbers that a tablet gives its orders, and how it answers for the server while there is no line. */
export function useOwnNumbers() {
  const { storeId, isAtTablet, profile } = useStore();
  const client = useQueryClient();
  const given = useRef(new Map<string, TakenNumbers | null>());
  const spare = useRef<TakenNumbers | null>(null);

  /** The same key has the same numbers, also when it is sent again. Null where the server gives them. */
  async function numbersOf(key: string, isBilled: boolean): Promise<TakenNumbers | null> {
    if (!isAtTablet) return null;
    const left = spare.current && isBilled === (spare.current.bill !== null) ? spare.current : null;
    const numbers = given.current.get(key) ?? left ?? (await takeNumbers(isBilled, profile.timeZone));
    if (numbers === left) spare.current = null;
    given.current.set(key, numbers);
    return numbers;
  }

  /** Of an order that was refused: the next one has them. */
  function giveBack(key: string, error: unknown): never {
    if (error instanceof AppError && !UNSURE.includes(error.code))
      spare.current = given.current.get(key) ?? null;
    throw error;
  }

  function standInFor(
    id: string,
    body: PlaceOrderBody,
    { bill, ...own }: TakenNumbers,
    more: Pick<MadeHere, 'sale' | 'round'> = {},
  ) {
    const view = client.getQueryData(catalogueQuery(storeId).queryKey);
    const at = timeOfOwnId(id);
    if (view === undefined || at === null) return undefined;
    const by = client.getQueryData(sessionQuery.queryKey)?.account.name ?? '';
    const made = madeOr({ id, at, body, own, by, ...more }, { catalogue: view, profile });
    if (made === null) return undefined;
    const { _id, amount, state, createdAt } = made;
    const answer = { _id, ...NO_PAGE, ...own, amount, state, createdAt };
    return {
      revision: view.revision,
      answer: bill === null ? answer : { ...answer, bill: { number: bill, asGiven: true } },
      made,
    };
  }

  return { numbersOf, giveBack, standInFor };
}

/** Null for what can't be ordered: the server says why. */
function madeOr(...asked: Parameters<typeof orderMadeHere>) {
  try {
    return orderMadeHere(...asked);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The server has not seen it yet, so there is nothing that its guest could open. */
const NO_PAGE = { slug: '' };

export const isSaved = ({ slug }: Pick<PlacedOrder, 'slug'>): boolean => slug === NO_PAGE.slug;
