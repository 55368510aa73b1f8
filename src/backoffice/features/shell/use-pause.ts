import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StorePatch } from '#domain/api/store.ts';
import { may } from '#domain/people/permissions.ts';
import { storeQuery, updateStore } from '../../api/store.ts';
import { useStore } from '../../parts/current-store.ts';
import { useTimed } from '../../parts/now.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { isPaused } from './pausing.ts';

export function usePause() {
  const { complain } = useNotice();
  const { storeId, role, profile } = useStore();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (patch: StorePatch) => updateStore(storeId, patch),
    onSuccess: (updated) => client.setQueryData(storeQuery(storeId).queryKey, updated),
    onError: complain,
  });
  const paused = useTimed((now) => isPaused(profile, now));
  return { change: mutate, isPending, paused, isAllowed: may(role, 'store.update') };
}
