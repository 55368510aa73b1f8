import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ConversationPage } from '#domain/api/chat.ts';
import { may } from '#domain/staff/permissions.ts';
import { Composer } from '#ui/chat/composer.tsx';
import { Thread } from '#ui/chat/thread.tsx';
import type { Unsent } from '#ui/chat/use-outgoing.ts';
import { useThread } from '#ui/chat/use-thread.ts';
import {
  chatHeardQuery,
  chatSettingsQuery,
  markConversationSeen,
  noteTyping,
  readConversation,
  writeMessage,
} from '../../api/chat.ts';
import { Failure } from '../../components/failure.tsx';
import { formatDayTime } from '../../components/format.ts';
import { Loading } from '../../components/loading.tsx';
import { useStore } from '../../session/current-store.ts';
import { errorText, useInterface } from '../../texts/index.ts';
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
    read: (of: { after?: number; before?: number }) => readConversation(conversation, of),
    write: (message: Unsent) => writeMessage(conversation, message),
    markSeen: (seq: number) => markConversationSeen(conversation, seq),
    noteTyping: () => noteTyping(conversation),
  };
}
