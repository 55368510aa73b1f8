import { useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { GUEST_CANCEL_MS } from '#domain/order/guest-cancel.ts';
import { SECOND } from '#domain/time/durations.ts';
import { cancelOrder } from '../../api/orders.ts';
import card from '../../parts/order-card.module.css';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './guest-cards.module.css';
import { useNow } from './use-now.ts';

interface Props {
  order: OrderView;
  onRefetch: () => void;
}

/** Lets the guest cancel within a minute, while nobody has begun with the order. */
export function CancelCard({ order, onRefetch }: Props) {
  const [refusal, setRefusal] = useState('');
  if (order.cancelUntil === undefined) return refusal !== '' && <Refused text={refusal} />;
  const end = Date.parse(order.cancelUntil);
  return (
    <Offered slug={order.slug} end={end} onRefetch={onRefetch} refusal={refusal} onRefused={setRefusal} />
  );
}

interface OfferedProps {
  slug: string;
  end: number;
  onRefetch: () => void;
  refusal: string;
  onRefused: (text: string) => void;
}

function Offered({ slug, end, onRefetch, refusal, onRefused }: OfferedProps) {
  const { cancel: texts } = useAfterTexts();
  const { common } = useTexts();
  const now = useNow(SECOND);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // A phone whose clock is behind still shows one minute at most.
  const seconds = Math.ceil(Math.min(end - now, GUEST_CANCEL_MS) / SECOND);
  if (seconds <= 0 && !isBusy) return refusal !== '' && <Refused text={refusal} />;

  const cancel = async () => {
    if (isBusy) return;
    setBusy(true);
    onRefused('');
    try {
      await cancelOrder(slug);
    } catch (error) {
      onRefused(error instanceof AppError ? refusalText(error, texts.refused) : common.noNetwork);
    }
    setBusy(false);
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
      {refusal !== '' && <Refused text={refusal} />}
    </section>
  );
}

function Refused({ text }: { text: string }) {
  return (
    <p className={card.fault} role="alert">
      {text}
    </p>
  );
}

function refusalText({ details, message }: AppError, known: Record<string, string>): string {
  return known[String(details?.['reason'])] ?? message;
}
