import { type FormEvent, useState } from 'react';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { STAR } from '#ui/shared/components/stars.tsx';
import { fetchFeedbackForm, giveFeedback } from '../../guests-api/orders.ts';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import styles from '../guest-cards.module.css';
import { isGivenAlready, longestComment, PARTS, type Ratings, readyRatings } from './ratings.ts';

/** Asks for ratings once the order was served. */
export function FeedbackCard({ orderSlug }: { orderSlug: string }) {
  const { feedback } = useAfterTexts();
  const [isGiven, setGiven] = useState(false);
  const [ratings, setRatings] = useState<Partial<Ratings>>({});
  const { submit, isBusy, faults, setFaults } = useSubmit(({ message }) => message);
  const { value: form } = useLoad(orderSlug, { fetch: () => fetchFeedbackForm(orderSlug) });
  const ready = readyRatings(ratings);

  function rate(name: keyof Ratings, value: number) {
    setRatings((given) => ({ ...given, [name]: value }));
    setFaults({});
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ready) return;
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '').trim();
    const isDone = await submit(() =>
      giveFeedback(orderSlug, { ...ready, comment }).catch((error: unknown) => {
        if (!isGivenAlready(error)) throw error;
      }),
    );
    setGiven(isDone);
  }

  const row = (name: keyof Ratings) => (
    <StarRow
      key={name}
      name={name}
      label={feedback.fields[name]}
      starLabel={feedback.stars}
      value={ratings[name] ?? 0}
      onChange={(value) => rate(name, value)}
    />
  );

  if (!form || form.given) return null;
  if (isGiven) {
    return (
      <p className={styles.thanks} role="status">
        {feedback.thanks}
      </p>
    );
  }
  return (
    <form className={card.card} onSubmit={onSubmit} noValidate>
      <h2>{feedback.title}</h2>
      <p className={card.hint}>{feedback.hint}</p>
      {row('overall')}
      {ratings.overall && (
        <>
          {PARTS.map(row)}
          <label className={styles.comment}>
            {feedback.comment}
            <textarea name="comment" rows={2} maxLength={longestComment(form)} />
          </label>
          <p className={card.fault} role="alert">
            {faults['form']}
          </p>
          <button type="submit" className={actions.strong} disabled={isBusy}>
            {isBusy ? feedback.sending : feedback.send}
          </button>
        </>
      )}
    </form>
  );
}

interface StarRowProps {
  name: string;
  label: string;
  starLabel: (count: number) => string;
  value: number;
  onChange: (value: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars, so that keyboards and screen readers can use them. */
function StarRow({ name, label, starLabel, value, onChange }: StarRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {STARS.map((count) => (
          <label key={count} data-lit={count <= value}>
            <input
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              aria-label={starLabel(count)}
              onChange={() => onChange(count)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
