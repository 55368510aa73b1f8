import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { ordersKey } from '#ordering/orders/office-api/orders.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { emptySitting } from '#restaurant/without-the-line/rules/folding/fold-floor.ts';
import { foldOrders } from '#restaurant/without-the-line/rules/folding/fold-orders.ts';
import type { RoundHere } from '#restaurant/without-the-line/rules/order-made-here.ts';
import { openedWith, timeOfOwnId } from '#restaurant/without-the-line/rules/own-ids.ts';
import { heldIn, nextRoundOf } from '#restaurant/without-the-line/rules/round-here.ts';
import { useFloor } from '#tables/floor/office/face/use-floor.ts';
import { withoutFixed } from '#tables/sittings/rules/fixed-charges.ts';
import { tablesQuery } from '#tables/table-list/office-api/tables.ts';
import { chosenTable, typeAtTable, usualType } from './guest-form.ts';
import type { OrderedFor } from './use-order-draft.ts';

const PAGE = '/app/management/e-commerce/checkout';

/** The order's type, and the table it goes to if it goes to one. */
export function useDraftTable({ guest, typeLabel }: OrderedFor, orderTypes: readonly OrderType[]) {
  const { storeId } = useStore();
  const tables = useQuery(tablesQuery(storeId)).data?.tables ?? [];
  const chosen = orderTypes.find(({ label }) => label === typeLabel) ?? usualType(orderTypes);
  const table = chosen && chosenTable(guest, chosen, tables);
  const floor = useFloor({ enabled: table !== null }).data?.tables ?? [];
  const isCharged = floor.find(({ iden }) => iden === table?.iden)?.sitting?.charged === true;
  const orderType = chosen && isCharged ? { ...chosen, charges: withoutFixed(chosen.charges) } : chosen;
  return { tables, orderType, table };
}

/** What comes off the next round of the table, as the floor has it. */
export function useHeldDiscounts(table: { iden: string } | null): OrderDiscount[] {
  const { data: floor } = useFloor({ enabled: table !== null });
  const sitting = floor?.tables.find(({ iden }) => iden === table?.iden)?.sitting;
  return sitting ? heldIn(sitting) : [];
}

/** Begins the order at the table that the address names, and removes it from the address. */
export function useLinkedTable(
  { guest, setGuest, setTypeLabel }: OrderedFor,
  orderTypes: readonly OrderType[],
): void {
  const { storeId } = useStore();
  const { table: iden } = useSearch({ from: PAGE });
  const navigate = useNavigate();
  const { data } = useQuery(tablesQuery(storeId));
  // The address keeps the table for a few renders more.
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (iden === undefined || data === undefined || begun.current === iden) return;
    begun.current = iden;
    const table = data.tables.find((one) => one.iden === iden);
    const type = table && typeAtTable(orderTypes, table);
    if (type) {
      setGuest({ ...guest, table: iden });
      setTypeLabel(type.label);
    }
    void navigate({ to: PAGE, search: {}, replace: true });
  }, [iden, data, orderTypes, guest, setGuest, setTypeLabel, navigate]);
}

/** The round that an order from this tablet is at its table, which it opens if it is free. Undefined where it stands alone. */
export function useRoundAt(): (iden: string | undefined, key: string) => RoundHere | undefined {
  const { storeId } = useStore();
  const client = useQueryClient();
  const commands = useWaitingCommands();
  const { data: floor } = useFloor();
  return (iden, key) => {
    const table = floor?.tables.find((one) => one.iden === iden);
    const at = timeOfOwnId(key);
    const opened = openedWith(key);
    if (!table?.sits || at === null || opened === null) return undefined;
    // The same order opens the same table, also when it is sent once more.
    const sitting = table.sitting ?? emptySitting(opened, at, null);
    const said = client.getQueryData<StaffOrderView[]>(ordersKey(storeId)) ?? [];
    return nextRoundOf(sitting, foldOrders(said, commands));
  };
}
