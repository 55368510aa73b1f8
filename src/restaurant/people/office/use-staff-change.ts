import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { staffQuery } from '../office-api/staff.ts';

/** Changes the people, and fetches them again even after a failure, because somebody else may have been faster. */
export function useStaffChange<Asked, Told>(
  change: (storeId: string, asked: Asked) => Promise<Told>,
  onDone: (told: Told, asked: Asked) => void,
) {
  const { storeId } = useStore();
  const { complain } = useNotice();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: Asked) => change(storeId, asked),
    onSuccess: onDone,
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: staffQuery(storeId).queryKey }),
  });
}
