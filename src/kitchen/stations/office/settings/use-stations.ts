import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { stationsQuery } from '../../office-api/stations.ts';
import type { StationBody, StationsView } from '../../wire/stations.ts';

/** The changes to stations. Each answer is the new list. */
export function useStations() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const onSuccess = (view: StationsView) => client.setQueryData(stationsQuery(storeId).queryKey, view);
  const save = useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: StationBody }) =>
      id === null
        ? call('POST /api/stores/:storeId/stations', { params: { storeId }, body })
        : call('PUT /api/stores/:storeId/stations/:stationId', { params: { storeId, stationId: id }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      call('DELETE /api/stores/:storeId/stations/:stationId', { params: { storeId, stationId: id } }),
    onSuccess,
    onError: complain,
  });
  return { save, remove };
}
