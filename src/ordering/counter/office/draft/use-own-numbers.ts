import { useQueryClient } from '@tanstack/react-query';
import type { CommandAddress } from '#calls/contract.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import type { PlacedOrder, PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import type { Numbered } from '#restaurant/without-the-line/office/keep.ts';
import type { TakenNumbers } from '#restaurant/without-the-line/office/numbers.ts';
import { type MadeHere, orderMadeHere } from '#restaurant/without-the-line/rules/order-made-here.ts';
import { timeOfOwnId } from '#restaurant/without-the-line/rules/own-ids.ts';

/** The numbers that a tablet gives its orders, and how it answers for the server while there is no line. */
export function useOwnNumbers() {
  const { storeId, isAtTablet, profile } = useStore();
  const client = useQueryClient();

  /** Undefined where the server gives the numbers. */
  function numbered<At extends CommandAddress>(
    isBilled: boolean,
    having: Numbered<At>['with'],
  ): Numbered<At> | undefined {
    return isAtTablet
      ? { numbers: { isOrder: true, isBilled, timeZone: profile.timeZone }, with: having }
      : undefined;
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

  return { numbered, standInFor };
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
