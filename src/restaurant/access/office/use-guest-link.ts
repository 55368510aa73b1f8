import { useQuery } from '@tanstack/react-query';
import { tablesQuery } from '#tables/table-list/office-api/tables.ts';
import { useStore } from './current-store.ts';

/** The address of the guests' page: on the restaurant's own domain, if it has one. */
export function useGuestLink(): string {
  const { storeId, profile } = useStore();
  const { data } = useQuery(tablesQuery(storeId));
  return data?.link ?? `${window.location.origin}/${profile.slug}`;
}
