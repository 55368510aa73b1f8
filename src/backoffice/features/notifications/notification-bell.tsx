import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PersonStream } from '#domain/api/streams.ts';
import { listenWhileVisible } from '#ui/listen-while-visible.ts';
import { calendarHeardQuery } from '../../api/calendar.ts';
import { chatHeardQuery } from '../../api/chat.ts';
import { isOfMailbox } from '../../api/mail.ts';
import { notificationsKey, personEventsUrl, unreadNotificationsQuery } from '../../api/notifications.ts';
import { Button } from '../../components/button.tsx';
import common from '../../components/common.module.css';
import { SidePanel } from '../../components/dialog.tsx';
import { NewsIcon } from '../../components/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';

const MOST_SHOWN = 99;

/** How much is new in all of one's restaurants, and the list of it. */
export function NotificationBell() {
  const { notifications: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery('(width < 40rem)');
  const { data: unread = 0 } = useQuery(unreadNotificationsQuery);
  useNews();
  return (
    <>
      <Button
        className={styles.bell}
        aria-label={t.open(unread, unread > MOST_SHOWN)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <NewsIcon size={22} />
        {unread > 0 && (
          <span className={`${common.count} ${styles.count}`} aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        size={isPhone ? '100%' : '28rem'}
      >
        <NotificationList unread={unread} onLeave={() => setOpen(false)} />
      </SidePanel>
    </>
  );
}

/** Keeps the count, and what is on the screen, as they are now. */
function useNews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenWhileVisible<PersonStream>(personEventsUrl, {
        notification({ unread }) {
          client.setQueryData(unreadNotificationsQuery.queryKey, unread);
          void client.invalidateQueries({ queryKey: [...notificationsKey, 'list'] });
          // Letters that have arrived are among them.
          void client.invalidateQueries({ predicate: isOfMailbox });
        },
        chat: (heard) => void client.setQueryData(chatHeardQuery.queryKey, heard),
        calendar: (heard) => void client.setQueryData(calendarHeardQuery.queryKey, heard),
      }),
    [client],
  );
}
