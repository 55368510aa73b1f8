import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, forgetSession } from '../../../api/session.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { forgetDrafts } from '../../../session/use-kept-draft.ts';

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
