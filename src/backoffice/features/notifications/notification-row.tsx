import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { NotificationView } from '#domain/api/notifications.ts';
import { sessionQuery } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import common from '../../parts/common.module.css';
import { useStore } from '../../parts/current-store.ts';
import { formatAmount, formatTime } from '../../parts/format.ts';
import { ArchiveIcon, UndoIcon } from '../../parts/icons.tsx';
import { useChosenStore } from '../../parts/use-chosen-store.ts';
import type { Texts } from '../../texts/en.ts';
import { useInterface, useNames } from '../../texts/index.ts';
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
  const what = say(notification, t);
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
        {!isSeen && <span className={`${common.pill} ${common.warn}`}>{t.notifications.unread}</span>}{' '}
        <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      </button>
      <Button
        className={styles.archive}
        aria-label={isArchived ? t.notifications.restore(what) : t.notifications.archive(what)}
        isBusy={isBusy}
        onClick={() => archive(_id, !isArchived)}
      >
        {isArchived ? <UndoIcon /> : <ArchiveIcon />}
      </Button>
    </li>
  );
}

function say(told: NotificationView, { notifications: { says } }: Texts): string {
  switch (told.kind) {
    case 'order_placed':
    case 'order_cancelled':
      return says[told.kind](told.facts.orderNo);
    case 'payment_claimed': {
      const { orderNo, amount, currency } = told.facts;
      return says.payment_claimed(orderNo, formatAmount(amount, currency));
    }
    case 'guest_rated':
      return says.guest_rated(told.facts.orderNo, told.facts.stars);
    case 'printer_failing':
      return says.printer_failing(told.facts.printer);
    case 'plan':
      return says.plan[told.facts.news];
  }
}
