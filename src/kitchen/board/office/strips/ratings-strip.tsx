import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unreadFeedbackQuery } from '#guests/feedback/office-api/feedback.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { ChipsRow } from './chips-row.tsx';
import styles from './strips.module.css';

/** Poor ratings of the last day that nobody has read, while the guest may still be at the table. */
export function RatingsStrip() {
  const t = useTexts();
  const { storeId, role } = useStore();
  const { data } = useQuery(unreadFeedbackQuery(storeId, may(role, 'feedback.read')));
  const poor = data?.poor ?? [];
  if (poor.length === 0) return null;
  return (
    <ChipsRow id="ratings" title={t.feedback.poorRatings}>
      {poor.map(({ orderId, orderNo, overall, comment }) => (
        <li key={orderId}>
          <Link to="/app/feedback" search={{ order: orderId }} className={`${styles.chip} ${common.bad}`}>
            <strong role="img" aria-label={t.feedback.stars(overall)}>{`${overall} ★`}</strong>
            <span>{t.board.order(orderNo)}</span>
            {comment !== '' && <span className={`${styles.small} ${styles.words}`}>{comment}</span>}
          </Link>
        </li>
      ))}
    </ChipsRow>
  );
}
