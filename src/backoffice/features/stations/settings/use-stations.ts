import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StationBody, StationsView } from '#domain/api/stations.ts';
import { addStation, changeStation, removeStation, stationsQuery } from '../../../api/stations.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';

/** The changes to stations. Each answer is the new list. */
export function useStations() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const onSuccess = (view: StationsView) => client.setQueryData(stationsQuery(storeId).queryKey, view);
  const save = useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: StationBody }) =>
      id === null ? addStation(storeId, body) : changeStation(storeId, id, body),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removeStation(storeId, id),
    onSuccess,
    onError: complain,
  });
  return { save, remove };
}
