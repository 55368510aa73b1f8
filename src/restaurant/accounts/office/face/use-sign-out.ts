import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '#restaurant/access/office/use-kept-draft.ts';
import { forgetSaid } from '#restaurant/without-the-line/office/kept-said.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { endSession, leaveSession } from '../../office-api/session.ts';

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
