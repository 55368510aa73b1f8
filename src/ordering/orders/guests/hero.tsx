import { useState } from 'react';
import { servedWay } from '#ordering/serving/rules/served-way.ts';
import { type Wait, waitOf } from '#ordering/serving/rules/wait.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import bell from '#ui/guests/emoji/emoji-bell.webp';
import card from '#ui/guests/emoji/emoji-card.webp';
import cook from '#ui/guests/emoji/emoji-cook.webp';
import pot from '#ui/guests/emoji/emoji-pot.webp';
import served from '#ui/guests/emoji/emoji-served.webp';
import { CONFIRMED, type OrderStep, PREPARING, RECEIVED, SERVED } from '../rules/order.ts';
import type { AfterTexts } from '../texts/guests/after/en.ts';
import { formatRecent, formatStoreClock } from '../texts/guests/after/times.ts';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../wire/order.ts';
import { endingOf } from './ending/ending.ts';
import styles from './hero.module.css';
import { orderSteps, seenAt, shownState } from './steps.ts';

const PICTURES: Record<OrderStep, string> = {
  [RECEIVED]: bell,
  [CONFIRMED]: cook,
  [PREPARING]: pot,
  [SERVED]: served,
};

/** The state of the order and how long it will take. */
export function Hero({ order, now }: { order: OrderView; now: number }) {
  const texts = useAfterTexts();
  const { language, timeZone } = useLanguage();
  const state = shownState(order);
  const isAwaited = order.payment.state === 'awaiting';
  const way = servedWay(order);
  const isReady = order.ready === true && !isAwaited;
  const lead = isReady
    ? texts.status.readyLead
    : state === SERVED
      ? texts.status.enjoy
      : texts.status.lead[state];
  const chosen = pickupHeading(order, texts, (clock) => formatStoreClock(clock, language));
  const told = isReady ? texts.status.ready[way] : (chosen ?? headingOf(order, waitOf(order, now), texts));
  const heading = isAwaited ? texts.payment.awaiting : told;
  const note = noteOf(state, order, (at) => formatRecent(at, now, language, timeZone), texts);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {heading !== null && <p>{lead}</p>}
        <h1>{heading ?? lead}</h1>
        {note !== null && <span className={styles.note}>{note}</span>}
      </div>
      <img
        key={isReady ? 'ready' : state}
        className={styles.picture}
        src={isAwaited ? card : isReady ? bell : PICTURES[state]}
        alt=""
        width="138"
        height="138"
      />
    </section>
  );
}

/** The pickup time that the guest has chosen; null without one. */
function pickupHeading(
  { state, address, pickupAt }: OrderView,
  { status }: AfterTexts,
  write: Write,
): string | null {
  return state === SERVED || pickupAt === undefined ? null : status.pickupAt(write(address));
}

function headingOf(order: OrderView, wait: Wait | null, { status }: AfterTexts): string | null {
  if (order.state === SERVED) return status.servedLead[servedWay(order)];
  if (wait === null) return null;
  if (wait.kind === 'about') return status.about(wait.minutes);
  return wait.kind === 'soon' ? status.soon : status.late;
}

type Write = (at: string) => string;

function noteOf(state: OrderStep, order: OrderView, write: Write, { status }: AfterTexts): string | null {
  const steps = orderSteps(order);
  if (state === SERVED) {
    const at = steps[3]?.at;
    return at ? status.servedAt[servedWay(order)](write(at)) : null;
  }
  const seen = seenAt(order);
  if (seen !== null) return status.seenAt(write(seen));
  const received = steps[0]?.at;
  return received ? status.receivedAt(write(received)) : null;
}

/** Says that the order was cancelled. The guest can stop its blinking (WCAG 2.2, 2.2.2). */
export function EndedHero({ order }: { order: OrderView }) {
  const texts = useAfterTexts();
  const [isBlinking, setBlinking] = useState(true);
  return (
    <section className={styles.ended}>
      <h1 data-blinking={isBlinking}>{texts.status.cancelled}</h1>
      <p>{endingOf(order, texts)}</p>
      {isBlinking && (
        <button type="button" className={styles.stop} onClick={() => setBlinking(false)}>
          {texts.status.stopBlinking}
        </button>
      )}
    </section>
  );
}
