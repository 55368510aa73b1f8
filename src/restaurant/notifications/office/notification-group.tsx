import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatTime } from '#ui/office/format.ts';
import { ArchiveIcon } from '#ui/office/icons.tsx';
import { describeMany } from '../rules/words.ts';
import type { NotificationView } from '../wire/notifications.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { useMarks } from './use-marks.tsx';

interface NotificationGroupProps {
  /** Alike, the latest first. */
  group: [NotificationView, ...NotificationView[]];
  onLeave: () => void;
}

/** Many that are alike, as one row that opens. */
export function NotificationGroup({ group, onLeave }: NotificationGroupProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { archive, isBusy } = useMarks();
  const [isOpen, setOpen] = useState(false);
  const [latest] = group;
  const count = group.reduce((sum, one) => sum + (one.kind === 'mail' ? one.facts.count : 1), 0);
  const what = describeMany(latest, count, language);
  const isUnread = group.some(({ isSeen }) => !isSeen);
  return (
    <>
      <li className={styles.row} data-seen={!isUnread}>
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className={styles.what}>{what}</span>{' '}
          {isUnread && <span className="visually-hidden">{t.notifications.unread}</span>}{' '}
          <span className={styles.about}>{formatTime(latest.createdAt, { language, timeZone })}</span>
        </button>
        {!latest.isArchived && (
          <Button
            className={styles.archive}
            aria-label={t.notifications.archive(what)}
            isBusy={isBusy}
            onClick={() =>
              archive(
                group.map(({ _id }) => _id),
                true,
              )
            }
          >
            <ArchiveIcon />
          </Button>
        )}
      </li>
      {isOpen && group.map((one) => <NotificationRow key={one._id} notification={one} onLeave={onLeave} />)}
    </>
  );
}
