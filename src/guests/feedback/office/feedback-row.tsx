import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatDayTime } from '#ui/office/format.ts';
import { Stars } from '#ui/shared/components/stars.tsx';
import type { FeedbackEntry } from '../wire/feedback.ts';
import styles from './feedback-page.module.css';

interface FeedbackRowProps {
  entry: FeedbackEntry;
  onOpen: () => void;
}

export function FeedbackRow({ entry, onOpen }: FeedbackRowProps) {
  const { t, language } = useInterface();
  const { placesIn } = useNames();
  const { timeZone } = useStore().profile;
  const { orderNo, place, guest, at, overall, comment, read, answer } = entry;
  const about = [t.board.order(orderNo), placesIn(place), guest, formatDayTime(at, { language, timeZone })];
  return (
    <button type="button" className={styles.row} data-read={read} aria-haspopup="dialog" onClick={onOpen}>
      <Stars count={overall} label={t.feedback.stars(overall)} />{' '}
      <span className={styles.marks}>
        {!read && <span className={`${common.pill} ${common.warn}`}>{t.feedback.unread}</span>}
        {answer && <span className={`${common.pill} ${common.good}`}>{t.feedback.answered}</span>}
      </span>{' '}
      {comment !== '' && (
        <span dir="auto" className={styles.comment}>
          {comment}
        </span>
      )}{' '}
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
    </button>
  );
}
