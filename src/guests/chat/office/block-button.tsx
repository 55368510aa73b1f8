import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { chatKey } from '../office-api/chat.ts';
import type { ConversationView } from '../wire/chat.ts';

interface BlockButtonProps {
  conversation: ConversationView;
  onChanged: () => void;
}

/** Keeps a guest from writing, or lets them write again. */
export function BlockButton({ conversation: { _id, isBlocked }, onChanged }: BlockButtonProps) {
  const { chat: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('PUT /api/chat/:storeId/conversations/:conversationId/blocked', {
        params: { storeId, conversationId: _id },
        body: { isBlocked: !isBlocked },
      }),
    onSuccess: () => {
      say(isBlocked ? t.unblocked : t.blocked);
      void client.invalidateQueries({ queryKey: chatKey(storeId) });
      onChanged();
    },
    onError: complain,
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {isBlocked ? t.unblock : t.block}
    </Button>
  );
}
