import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { type OrderState, RECEIVED } from '#domain/order/order.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { takeOrderNo } from '../../../device/numbers.ts';
import { useStore } from '../../../session/current-store.ts';

type OwnNumber = Awaited<ReturnType<typeof takeOrderNo>>;

/** The numbers that a tablet gives its orders, and how it answers for the server while there is no line. */
export function useOwnNumbers() {
  const { storeId, isAtTablet } = useStore();
  const client = useQueryClient();
  const given = useRef(new Map<string, OwnNumber>());

  /** The same key has the same number, also when it is sent again. Null where the server gives the number. */
  async function numberOf(key: string): Promise<OwnNumber> {
    if (!isAtTablet) return null;
    const number = given.current.get(key) ?? (await takeOrderNo());
    given.current.set(key, number);
    return number;
  }

  /** Undefined at a table: what is due there is not known without the server. */
  function standInFor({ table, amount }: PlaceOrderBody, own: NonNullable<OwnNumber>) {
    const { revision } = client.getQueryData(catalogueQuery(storeId).queryKey) ?? {};
    if (table !== undefined || revision === undefined) return undefined;
    const order = { ...SAVED, ...own, amount: Number(amount), createdAt: new Date().toISOString() };
    return { revision, answer: order };
  }

  return { numberOf, standInFor };
}

/** An order that the server has not seen has no page and no id yet. */
const SAVED = { _id: '', slug: '', state: RECEIVED as OrderState };

export const isSaved = ({ _id }: Pick<PlacedOrder, '_id'>): boolean => _id === SAVED._id;
