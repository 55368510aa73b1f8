import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chatHeardQuery } from '#guests/chat/office-api/chat.ts';
import { isOfMailbox } from '#guests/mail/office-api/mail.ts';
import { calendarHeardQuery } from '#guests/reservations/office-api/calendar.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { NewsIcon } from '#ui/office/icons.tsx';
import { listenWhileVisible } from '#ui/shared/listen-while-visible.ts';
import { notificationsKey, personEventsUrl, unreadNotificationsQuery } from '../office-api/notifications.ts';
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
