import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OrderType } from '#domain/store/catalogue.ts';
import { tablesQuery } from '../../../api/tables.ts';
import { useStore } from '../../../parts/current-store.ts';
import { typeAtTable } from './guest-form.ts';
import type { OrderDraft } from './use-order-draft.ts';

const PAGE = '/app/management/e-commerce/checkout';

/** Begins the order at the table that the address names, and removes it from the address. */
export function useLinkedTable(
  { guest, setGuest, setTypeLabel }: OrderDraft,
  orderTypes: readonly OrderType[],
): void {
  const { storeId } = useStore();
  const { table: iden } = useSearch({ from: PAGE });
  const navigate = useNavigate();
  const { data } = useQuery(tablesQuery(storeId));
  useEffect(() => {
    if (iden === undefined || data === undefined) return;
    const table = data.tables.find((one) => one.iden === iden);
    const type = table && typeAtTable(orderTypes, table);
    if (type) {
      setGuest({ ...guest, table: iden });
      setTypeLabel(type.label);
    }
    void navigate({ to: PAGE, search: {}, replace: true });
  }, [iden, data, orderTypes, guest, setGuest, setTypeLabel, navigate]);
}
