import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { type MadeHere, orderMadeHere } from '#domain/commands/order-made-here.ts';
import { timeOfOwnId } from '#domain/commands/own-ids.ts';
import { AppError } from '#domain/errors.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { sessionQuery } from '../../../api/session.ts';
import { takeOrderNo } from '../../../device/numbers.ts';
import { useStore } from '../../../session/current-store.ts';

type OwnNumber = Awaited<ReturnType<typeof takeOrderNo>>;

/** The numbers that a tablet gives its orders, and how it answers for the server while there is no line. */
export function useOwnNumbers() {
  const { storeId, isAtTablet, profile } = useStore();
  const client = useQueryClient();
  const given = useRef(new Map<string, OwnNumber>());

  /** The same key has the same number, also when it is sent again. Null where the server gives the number. */
  async function numberOf(key: string): Promise<OwnNumber> {
    if (!isAtTablet) return null;
    const number = given.current.get(key) ?? (await takeOrderNo());
    given.current.set(key, number);
    return number;
  }

  function standInFor(
    id: string,
    body: PlaceOrderBody,
    own: NonNullable<OwnNumber>,
    more: Pick<MadeHere, 'sale' | 'round'> = {},
  ) {
    const view = client.getQueryData(catalogueQuery(storeId).queryKey);
    const at = timeOfOwnId(id);
    if (view === undefined || at === null) return undefined;
    const by = client.getQueryData(sessionQuery.queryKey)?.account.name ?? '';
    const made = madeOr({ id, at, body, own, by, ...more }, { catalogue: view, profile });
    if (made === null) return undefined;
    const { _id, amount, state, createdAt } = made;
    return { revision: view.revision, answer: { _id, ...NO_PAGE, ...own, amount, state, createdAt }, made };
  }

  return { numberOf, standInFor };
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
