import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#ordering/orders/office-api/orders.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames } from '#texts/office/index.ts';
import { useDesk } from './desk-context.ts';
import { inLanguage } from './in-language.ts';

const NONE: readonly StaffOrderView[] = [];

/** The order of the board or of a list. One that is too old for both is fetched. */
export function useOrder(
  id: string | null,
  fetched: readonly StaffOrderView[] = NONE,
): StaffOrderView | undefined {
  const { orders, isLoading } = useDesk();
  const { storeId } = useStore();
  const { language } = useNames();
  const known = [...orders, ...fetched].find(({ _id }) => _id === id);
  const isOld = id !== null && known === undefined && !isLoading;
  const { data } = useQuery({ ...orderQuery(storeId, id ?? ''), enabled: isOld });
  return known ?? (isOld && data ? inLanguage(data, language) : undefined);
}
