import { useEffect, useMemo, useState } from 'react';
import type { GuestChat } from '#domain/api/chat.ts';
import type { ConversationStream } from '#domain/api/streams.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { Composer } from '#ui/chat/composer.tsx';
import { Thread } from '#ui/chat/thread.tsx';
import type { Unsent } from '#ui/chat/use-outgoing.ts';
import { useThread } from '#ui/chat/use-thread.ts';
import { listenWhileVisible } from '#ui/listen-while-visible.ts';
import {
  chatEventsUrl,
  fetchChat,
  type GuestName,
  markChatSeen,
  noteTyping,
  postMessage,
} from '../../api/chat.ts';
import { TitledSheet } from '../../components/titled-sheet.tsx';
import { Loading } from '../../load/loading.tsx';
import { formatRecent } from '../../texts/after/times.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './chat.module.css';

interface ChatSheetProps {
  guest: GuestName;
  storeName: string;
  open: boolean;
  onClose: () => void;
}

/** A guest's conversation with the restaurant. */
export function ChatSheet({ guest, storeName, open, onClose }: ChatSheetProps) {
  const { chat: t } = useAfterTexts();
  return (
    <TitledSheet open={open} onClose={onClose} title={t.title(storeName)}>
      {open && <Conversation guest={guest} storeName={storeName} />}
    </TitledSheet>
  );
}

function Conversation({ guest: { storeId, key }, storeName }: Pick<ChatSheetProps, 'guest' | 'storeName'>) {
  const { chat: t } = useAfterTexts();
  const { texts, language, timeZone } = useLanguage();
  const heard = useHeard(storeId, key);
  const ways = useMemo(() => waysOf({ storeId, key }), [storeId, key]);
  const thread = useThread<GuestChat>(ways, heard);
  const { page } = thread;
  const refusals: Partial<Record<ErrorCode, string>> = {
    CHAT_BLOCKED: t.blocked,
    CHAT_OFF: t.off,
    CHAT_PICTURES_FULL: t.picturesFull,
    PICTURES_FULL: t.picturesFull,
    TOO_MANY_REQUESTS: t.picturesFull,
    IMAGE_INVALID: t.attach.unreadable,
    BODY_TOO_LARGE: t.attach.unreadable,
  };
  const textOf = (error: unknown) => {
    const code = error instanceof AppError ? error.code : null;
    return (code && refusals[code]) ?? texts.common.somethingWentWrong;
  };
  const words = {
    label: t.title(storeName),
    none: t.none,
    earlier: t.earlier,
    mine: t.you,
    other: storeName,
    away: t.away,
    seen: t.seen,
    sending: t.sending,
    failed: t.notSent,
    again: texts.common.retry,
    typing: t.typing,
    pictureOf: t.pictureOf,
    close: texts.common.close,
    time: (at: string) => formatRecent(at, Date.now(), language, timeZone),
  };
  const note = noteOf(page, t);
  return (
    <div className={styles.conversation}>
      {page?.isAnswering && !page.isBlocked && <p>{t.answersSoon}</p>}
      <Loading
        of={{ value: page, error: thread.error, refetch: thread.refetch }}
        shape="text"
        failed={t.failed}
      >
        {() => <Thread thread={thread} words={words} textOf={textOf} />}
      </Loading>
      {note !== '' && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {page?.isOn && !page.isBlocked && (
        <Composer
          label={t.write}
          action={t.send}
          words={t.attach}
          onWrite={thread.write}
          onTyping={thread.noteTyping}
        />
      )}
    </div>
  );
}

function noteOf(page: GuestChat | null, t: { off: string; blocked: string; closed: string }): string {
  if (!page) return '';
  if (!page.isOn) return t.off;
  if (page.isBlocked) return t.blocked;
  return page.isOpen ? '' : t.closed;
}

/** What the stream has said last. */
function useHeard(storeId: string, key: string) {
  const [heard, setHeard] = useState<ConversationStream['conversation'] | null>(null);
  useEffect(
    () => listenWhileVisible<ConversationStream>(chatEventsUrl({ storeId, key }), { conversation: setHeard }),
    [storeId, key],
  );
  return heard;
}

function waysOf(guest: GuestName) {
  return {
    read: (of: { after?: number; before?: number }) => fetchChat(guest, of),
    write: (message: Unsent) => postMessage(guest, message),
    markSeen: (seq: number) => markChatSeen(guest, seq),
    noteTyping: () => noteTyping(guest),
  };
}
