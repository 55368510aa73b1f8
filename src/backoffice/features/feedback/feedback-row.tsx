import type { FeedbackEntry } from '#domain/api/feedback.ts';
import { Stars } from '#ui/components/stars.tsx';
import common from '../../components/common.module.css';
import { formatDayTime } from '../../components/format.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface, useNames } from '../../texts/index.ts';
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
