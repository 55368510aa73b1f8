import { Link } from '@tanstack/react-router';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { Stars } from '#ui/shared/components/stars.tsx';
import styles from './order-sheet.module.css';

/** What the guest said about the order. The link leads to the answer. */
export function FeedbackPanel({ order: { _id, feedback } }: { order: StaffOrderView }) {
  const { feedback: t } = useTexts();
  if (!feedback) return null;
  const { overall, comment, answer } = feedback;
  return (
    <div>
      <h3 className={styles.heading}>{t.title}</h3>
      <Stars count={overall} label={t.stars(overall)} />
      {comment !== '' && (
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
      )}
      <Link to="/app/feedback" search={{ order: _id }} className={styles.link}>
        {answer ? t.readAnswer : t.readOrAnswer}
      </Link>
    </div>
  );
}
