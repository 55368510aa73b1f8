import { useEffect, useMemo, useState } from 'react';
import { formatRecent } from '#ordering/orders/texts/guests/after/times.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { Loading } from '#platform/phone/guests/load/loading.tsx';
import { $liveStore } from '#platform/phone/guests/state/live-store.ts';
import type { ConversationStream } from '#restaurant/live/wire/streams.ts';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import { useAtom } from '#ui/guests/use-atom.ts';
import { Composer } from '#ui/shared/chat/composer.tsx';
import { Thread } from '#ui/shared/chat/thread.tsx';
import type { Unsent } from '#ui/shared/chat/use-outgoing.ts';
import { useThread } from '#ui/shared/chat/use-thread.ts';
import { listenWhileVisible } from '#ui/shared/listen-while-visible.ts';
import {
  chatEventsUrl,
  fetchChat,
  type GuestName,
  markChatSeen,
  noteTyping,
  postMessage,
} from '../guests-api/chat.ts';
import type { GuestChat } from '../wire/chat.ts';
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
  const { texts, language, timeZone: known } = useLanguage();
  // On the store's own page, the store knows it.
  const { store } = useAtom($liveStore) ?? {};
  const timeZone = known ?? (store?.page.profile._id === storeId ? store.timeZone : undefined);
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
