import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useChosenStore } from '#restaurant/access/office/use-chosen-store.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatTime } from '#ui/office/format.ts';
import { ArchiveIcon, UndoIcon } from '#ui/office/icons.tsx';
import { describeNotification } from '../rules/words.ts';
import type { NotificationView } from '../wire/notifications.ts';
import styles from './notifications.module.css';
import { useMarks } from './use-marks.tsx';

interface NotificationRowProps {
  notification: NotificationView;
  onLeave: () => void;
}

export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const { t, language } = useInterface();
  const { placesIn } = useNames();
  const { timeZone } = useStore().profile;
  const { history } = useRouter();
  const [, choose] = useChosenStore();
  const { data: session } = useQuery(sessionQuery);
  const { see, archive, isBusy } = useMarks();
  const { _id, storeId, storeName, createdAt, isSeen, isArchived, link, facts } = notification;
  const what = describeNotification(notification, language);
  const about = [
    'place' in facts && placesIn(facts.place),
    (session?.stores.length ?? 0) > 1 && storeName,
    formatTime(createdAt, { language, timeZone }),
  ];

  /** In its own restaurant, which becomes the chosen one. */
  function open() {
    if (!isSeen) see(_id);
    choose(storeId);
    history.push(link);
    onLeave();
  }

  return (
    <li className={styles.row} data-seen={isSeen}>
      <button type="button" className={styles.open} onClick={open}>
        <span className={styles.what}>{what}</span>{' '}
        {!isSeen && <span className="visually-hidden">{t.notifications.unread}</span>}{' '}
        <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      </button>
      <Button
        className={styles.archive}
        aria-label={isArchived ? t.notifications.restore(what) : t.notifications.archive(what)}
        isBusy={isBusy}
        onClick={() => archive([_id], !isArchived)}
      >
        {isArchived ? <UndoIcon /> : <ArchiveIcon />}
      </Button>
    </li>
  );
}
