import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, forgetSession } from '../api/session.ts';
import { forgetDrafts } from './use-kept-draft.ts';
import { useNotice } from './use-notice.ts';

export function useSignOut(): () => void {
  const { complain } = useNotice();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      forgetDrafts();
      forgetSession(client);
      client.removeQueries({ queryKey: ['stores'] });
    },
    onError: complain,
  });
  return mutate;
}
