import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatLately } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useTimed } from '#ui/office/now.ts';
import { chatHeardQuery, conversationsQuery } from '../office-api/chat.ts';
import type { ListedConversation } from '../wire/chat.ts';
import styles from './chat.module.css';
import { nameOf } from './name-of.ts';

export function ConversationList({ openId }: { openId: string | undefined }) {
  const { chat: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const query = conversationsQuery(storeId);
  const { data: heard } = useQuery(chatHeardQuery);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hint is a reason to look again
  useEffect(() => {
    if (heard) void client.invalidateQueries({ queryKey: query.queryKey }, { cancelRefetch: false });
  }, [heard]);
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <ul className={styles.list}>
        {data.pages
          .flatMap(({ conversations }) => conversations)
          .map((conversation) => (
            <li key={conversation._id}>
              <Row conversation={conversation} isOpen={conversation._id === openId} />
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.older}
        </Button>
      )}
    </>
  );
}

function Row({ conversation, isOpen }: { conversation: ListedConversation; isOpen: boolean }) {
  const { t, language } = useInterface();
  const { placesIn } = useNames();
  const { timeZone } = useStore().profile;
  const { _id, order, unreadCount, lastMessage, isBlocked } = conversation;
  const when = useTimed((now) =>
    lastMessage ? formatLately(lastMessage.createdAt, now, { language, timeZone }) : '',
  );
  const place = order && placesIn(order.place);
  const wordless = lastMessage?.picture ? t.chat.picture : t.chat.nothingYet;
  const last = lastMessage?.text || (lastMessage?.from === 'auto' ? t.chat.away : wordless);
  return (
    <Link
      to="/app/chat/$conversationKey"
      params={{ conversationKey: _id }}
      className={styles.row}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unreadCount > 0}
    >
      <span className={styles.name}>{nameOf(conversation, t.chat)}</span>{' '}
      <span className={styles.about}>{when}</span>{' '}
      <span className={styles.last} dir="auto">
        {last}
      </span>{' '}
      <span className={styles.marks}>
        {place && <span className={styles.about}>{place}</span>}
        {isBlocked && <span className={`${common.pill} ${common.bad}`}>{t.chat.isBlocked}</span>}
        {unreadCount > 0 && (
          <span className={`${common.pill} ${common.warn}`}>{t.chat.unread(unreadCount)}</span>
        )}
      </span>
    </Link>
  );
}
