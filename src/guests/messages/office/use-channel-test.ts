import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { fieldTexts, useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { Connection } from '#ui/office/settings/provider-card.tsx';
import { messagesQuery, sendTestMessage } from '../office-api/messages.ts';

export type TestChannel = Parameters<typeof sendTestMessage>[1];

/** The latest test message of a channel. */
function useLastTest(channel: TestChannel) {
  const { storeId } = useStore();
  const { data } = useQuery(messagesQuery(storeId));
  return data?.messages.find((message) => message.template === 'test' && message.channel === channel) ?? null;
}

/** The connection of a channel, from its keys and its latest test. */
export function useConnection(channel: TestChannel, hasKeys: boolean): Connection {
  const last = useLastTest(channel);
  if (!hasKeys) return 'off';
  return last?.state === 'failed' || last?.state === 'dropped' ? 'failed' : 'on';
}

/** Sends tests only to one's own number and address. */
export function useChannelTest(channel: TestChannel) {
  const texts = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const last = useLastTest(channel);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendTestMessage(storeId, channel),
    onSuccess: () => void client.invalidateQueries(messagesQuery(storeId)),
    onError: (error) =>
      'phone' in fieldTexts(texts, error) ? say(texts.messages.noOwnNumber) : complain(error),
  });
  return { last, isPending, send: () => mutate() };
}
