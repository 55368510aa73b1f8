import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { gatewayTestQuery } from '#restaurant/stores/office-api/store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

/** The gateway's answer to the saved keys. Null until they are tried. */
export function useGatewayTest() {
  const { storeId } = useStore();
  const { complain } = useNotice();
  const { data, isFetching, refetch } = useQuery(gatewayTestQuery(storeId));
  const test = () => void refetch().then(({ error }) => error && complain(error));
  return { keys: data?.keys ?? null, isTesting: isFetching, test };
}
