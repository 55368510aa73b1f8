import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '../api/end-session.ts';
import { sessionQuery } from '../api/session.ts';
import { useNotice } from './use-notice.ts';

export function useSignOut(): () => void {
  const { complain } = useNotice();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      client.setQueryData(sessionQuery.queryKey, null);
      client.removeQueries({ queryKey: ['stores'] });
    },
    onError: complain,
  });
  return mutate;
}
