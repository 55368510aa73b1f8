import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface, useNames, useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Stars } from '#ui/shared/components/stars.tsx';
import { feedbackKey, feedbackOfOrderQuery } from '../office-api/feedback.ts';
import type { FeedbackEntry } from '../wire/feedback.ts';
import { Answer } from './answer.tsx';
import styles from './feedback-dialog.module.css';

interface FeedbackDialogProps {
  /** Of which order. Closed without one. */
  orderId: string | undefined;
  onClose: () => void;
}

export function FeedbackDialog({ orderId, onClose }: FeedbackDialogProps) {
  const { feedback: t } = useTexts();
  return (
    <Dialog isOpen={orderId !== undefined} onClose={onClose} size="34rem" title={t.title}>
      {orderId !== undefined && <Opened key={orderId} orderId={orderId} />}
    </Dialog>
  );
}

function Opened({ orderId }: { orderId: string }) {
  const { feedback: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(feedbackOfOrderQuery(storeId, orderId));
  useRead(data);
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return data ? <Entry entry={data} /> : <Loading />;
}

/** What an owner or a manager opens is read. If that fails, it stays unread. */
function useRead(entry: FeedbackEntry | undefined): void {
  const { storeId, role } = useStore();
  const client = useQueryClient();
  const unread = entry && !entry.read && may(role, 'feedback.answer') ? entry.orderId : null;
  useEffect(() => {
    if (unread === null) return;
    call('POST /api/stores/:storeId/feedback/read', { params: { storeId }, body: { orders: [unread] } }).then(
      () => client.invalidateQueries({ queryKey: feedbackKey(storeId) }),
      () => {},
    );
  }, [client, storeId, unread]);
}

const PARTS = ['food', 'service'] as const;

function Entry({ entry }: { entry: FeedbackEntry }) {
  const { t, language } = useInterface();
  const { placesIn } = useNames();
  const { timeZone } = useStore().profile;
  const { orderId, orderNo, place, guest, at, overall, comment } = entry;
  const about = [guest, placesIn(place), formatDayTime(at, { language, timeZone })];
  return (
    <div className={styles.entry}>
      <div>
        <Stars count={overall} label={t.feedback.stars(overall)} />
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
      </div>
      {comment === '' ? (
        <p className={styles.about}>{t.feedback.noWords}</p>
      ) : (
        <blockquote dir="auto" className={styles.words}>
          {comment}
        </blockquote>
      )}
      <Parts entry={entry} />
      <Link to="/app/dashboard" search={{ order: orderId }} className={styles.order}>
        {t.feedback.openOrder(orderNo)}
      </Link>
      <Answer entry={entry} />
    </div>
  );
}

/** Food and service, where the guest rated them. */
function Parts({ entry }: { entry: FeedbackEntry }) {
  const { feedback: t } = useTexts();
  const rated = PARTS.flatMap((part) => {
    const stars = entry[part];
    return stars === null ? [] : [{ part, stars }];
  });
  if (rated.length === 0) return null;
  return (
    <dl className={styles.parts}>
      {rated.map(({ part, stars }) => (
        <div key={part}>
          <dt>{t.parts[part]}</dt>
          <dd>
            <Stars count={stars} label={t.stars(stars)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
