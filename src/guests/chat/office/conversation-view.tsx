import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { errorText, useInterface } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Composer } from '#ui/shared/chat/composer.tsx';
import { Thread } from '#ui/shared/chat/thread.tsx';
import type { Unsent } from '#ui/shared/chat/use-outgoing.ts';
import { useThread } from '#ui/shared/chat/use-thread.ts';
import { chatHeardQuery, chatSettingsQuery, writeMessage } from '../office-api/chat.ts';
import type { ConversationPage } from '../wire/chat.ts';
import { BlockButton } from './block-button.tsx';
import styles from './chat.module.css';
import { nameOf } from './name-of.ts';
import { People } from './people.tsx';

/** One conversation, to read and to write in. */
export function ConversationView({ id }: { id: string }) {
  const { t, language } = useInterface();
  const { storeId, role, profile } = useStore();
  const { timeZone } = profile;
  const { data: heard } = useQuery(chatHeardQuery);
  const { data: settings } = useQuery(chatSettingsQuery(storeId));
  const ways = useMemo(() => waysOf(storeId, id), [storeId, id]);
  const thread = useThread<ConversationPage>(ways, heard);
  const conversation = thread.page?.conversation;
  if (!conversation)
    return thread.error ? (
      <Failure title={t.chat.failed} error={thread.error as Error} onRetry={() => void thread.refetch()} />
    ) : (
      <Loading />
    );
  const isGuest = conversation.kind === 'guest';
  const name = nameOf(conversation, t.chat);
  const words = {
    label: name,
    none: t.chat.nothingYet,
    earlier: t.chat.earlier,
    mine: t.chat.you,
    other: isGuest ? t.chat.guest : t.chat.kinds.everyone,
    away: t.chat.away,
    seen: t.chat.seen,
    sending: t.chat.sending,
    failed: t.chat.notSent,
    again: t.chat.again,
    typing: t.chat.typing,
    pictureOf: t.chat.pictureOf,
    close: t.chat.closePicture,
    time: (at: string) => formatDayTime(at, { language, timeZone }),
  };
  return (
    <section className={styles.conversation} aria-label={name}>
      <header className={styles.head}>
        <Link to="/app/chat" className={styles.back}>
          <span aria-hidden="true">‹</span> {t.chat.back}
        </Link>
        <h2>{name}</h2>
        {conversation.order && (
          <Link to="/app/dashboard" search={{ order: conversation.order._id }}>
            {t.chat.toOrder}
          </Link>
        )}
        {isGuest && may(role, 'chat.guest') && (
          <BlockButton conversation={conversation} onChanged={() => void thread.refetch()} />
        )}
      </header>
      {!isGuest && <People kind={conversation.kind} />}
      <Thread thread={thread} words={words} textOf={(error) => errorText(t, error as Error)} />
      <Composer
        label={t.chat.write}
        action={t.chat.send}
        words={t.chat.attach}
        replies={isGuest ? (settings?.quickReplies ?? []) : []}
        onWrite={thread.write}
        onTyping={thread.noteTyping}
      />
    </section>
  );
}

function waysOf(storeId: string, conversationId: string) {
  const conversation = { storeId, conversationId };
  return {
    read: (of: { after?: number; before?: number }) =>
      call('GET /api/chat/:storeId/conversations/:conversationId', { params: conversation, query: of }),
    write: (message: Unsent) => writeMessage(conversation, message),
    markSeen: (seq: number) =>
      call('POST /api/chat/:storeId/conversations/:conversationId/seen', {
        params: conversation,
        body: { seq },
      }),
    noteTyping: () =>
      call('POST /api/chat/:storeId/conversations/:conversationId/typing', {
        params: conversation,
        body: {},
      }),
  };
}
