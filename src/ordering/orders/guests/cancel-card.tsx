import { useState } from 'react';
import type { AppError } from '#platform/errors/rules/errors.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { type Submission, useSubmit } from '#ui/guests/form/use-submit.ts';
import card from '#ui/guests/order-card.module.css';
import { useNow } from '#ui/guests/use-now.ts';
import { cancelOrder } from '../guests-api/orders.ts';
import { GUEST_CANCEL_MS } from '../rules/undoing/guest-cancel.ts';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../wire/order.ts';
import styles from './guest-cards.module.css';

interface Props {
  order: OrderView;
  onRefetch: () => void;
}

/** Lets the guest cancel within a minute, while nobody has begun with the order. */
export function CancelCard({ order, onRefetch }: Props) {
  const { cancel: texts } = useAfterTexts();
  const submission = useSubmit((refusal) => refusalText(refusal, texts.refused));
  const { cancelUntil, slug } = order;
  if (cancelUntil === undefined) return <Refused text={submission.faults['form']} />;
  return <Offered slug={slug} onRefetch={onRefetch} submission={submission} end={Date.parse(cancelUntil)} />;
}

interface OfferedProps {
  slug: string;
  end: number;
  onRefetch: () => void;
  submission: Submission;
}

function Offered({ slug, end, onRefetch, submission: { submit, isBusy, faults } }: OfferedProps) {
  const { cancel: texts } = useAfterTexts();
  const now = useNow(SECOND);
  const [isAsked, setAsked] = useState(false);
  // A phone whose clock is behind still shows one minute at most.
  const seconds = Math.ceil(Math.min(end - now, GUEST_CANCEL_MS) / SECOND);
  if (seconds <= 0 && !isBusy) return <Refused text={faults['form']} />;

  const cancel = async () => {
    await submit(() => cancelOrder(slug));
    setAsked(false);
    onRefetch();
  };
  return (
    <section className={styles.cancel} aria-label={texts.offer}>
      <p className={styles.left}>{isAsked ? texts.sure : texts.left(Math.max(seconds, 0))}</p>
      <div className={styles.answers}>
        {isAsked && (
          <button type="button" onClick={() => setAsked(false)}>
            {texts.keep}
          </button>
        )}
        <button
          type="button"
          className={isAsked ? styles.sure : undefined}
          aria-busy={isBusy}
          onClick={() => (isAsked ? void cancel() : setAsked(true))}
        >
          {isAsked ? texts.yes : texts.offer}
        </button>
      </div>
      <Refused text={faults['form']} />
    </section>
  );
}

function Refused({ text }: { text: string | undefined }) {
  return (
    text !== undefined && (
      <p className={card.fault} role="alert">
        {text}
      </p>
    )
  );
}

function refusalText({ details, message }: AppError, known: Record<string, string>): string {
  return known[String(details?.['reason'])] ?? message;
}
