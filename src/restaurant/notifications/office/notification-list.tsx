import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { formatDay } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useTimed } from '#ui/office/now.ts';
import { notificationsQuery } from '../office-api/notifications.ts';
import { groupAlike } from '../rules/groups.ts';
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
  type NotificationView,
} from '../wire/notifications.ts';
import { NotificationGroup } from './notification-group.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { useMarks } from './use-marks.tsx';

interface NotificationListProps {
  unread: number;
  onLeave: () => void;
}

export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const { notifications: t } = useTexts();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const { seeAll, isBusy } = useMarks();
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <Choice
          label={t.title}
          value={filter}
          options={NOTIFICATION_FILTERS.map((value) => ({ value, label: t.filters[value] }))}
          onChange={setFilter}
        />
        {unread > 0 && filter !== 'archived' && (
          <Button isBusy={isBusy} onClick={() => seeAll()}>
            {t.seeAll}
          </Button>
        )}
      </div>
      <Found filter={filter} onLeave={onLeave} />
    </div>
  );
}

function Found({ filter, onLeave }: { filter: NotificationFilter; onLeave: () => void }) {
  const { notifications: t } = useTexts();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(filter),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.pages.flatMap((page) => page.notifications);
  if (found.length === 0)
    return (
      <Nothing show={filter === 'unread' ? 'done' : 'empty'} title={t.none[filter]} hint={t.hint[filter]} />
    );
  return (
    <>
      <Days found={found} onLeave={onLeave} />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.older}
        </Button>
      )}
    </>
  );
}

function Days({ found, onLeave }: { found: NotificationView[]; onLeave: () => void }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const today = useTimed((now) => dayIn(timeZone, now));
  const days = Map.groupBy(found, ({ createdAt }) => dayIn(timeZone, Date.parse(createdAt)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h3>
        {day === today ? t.notifications.today : formatDay(ofDay[0]?.createdAt ?? '', { language, timeZone })}
      </h3>
      <ul className={styles.list}>
        {groupAlike(ofDay).map(([first, ...others]) => {
          if (!first) return null;
          return others.length === 0 ? (
            <NotificationRow key={first._id} notification={first} onLeave={onLeave} />
          ) : (
            <NotificationGroup key={first._id} group={[first, ...others]} onLeave={onLeave} />
          );
        })}
      </ul>
    </section>
  ));
}
