import type { OrderFeedback } from '#guests/feedback/wire/feedback.ts';
import card from '#ui/guests/order-card.module.css';
import { Stars } from '#ui/shared/components/stars.tsx';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import styles from '../guest-cards.module.css';

/** What the guest has said, and what the restaurant answered. */
export function GivenFeedback({ given: { overall, comment, answer } }: { given: OrderFeedback }) {
  const { feedback } = useAfterTexts();
  return (
    <section className={card.card} aria-label={feedback.given}>
      <div className={styles.answer} role="status">
        <h2>{answer ? feedback.answered : feedback.thanks}</h2>
        {answer && (
          <p dir="auto" className={styles.words}>
            {answer.text}
          </p>
        )}
      </div>
      <div className={styles.given}>
        <p>
          {feedback.given} <Stars count={overall} label={feedback.stars(overall)} />
        </p>
        {comment !== '' && (
          <p dir="auto" className={styles.words}>
            {comment}
          </p>
        )}
      </div>
    </section>
  );
}
