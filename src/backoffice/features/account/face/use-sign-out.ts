import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, leaveSession } from '../../../api/session.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { forgetSaid } from '../../../device/kept-said.ts';
import { forgetDrafts } from '../../../session/use-kept-draft.ts';

export function useSignOut(): () => void {
  const { complain } = useNotice();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      forgetDrafts();
      leaveSession(client);
      void forgetSaid();
    },
    onError: complain,
  });
  return mutate;
}
