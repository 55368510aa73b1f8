import { useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import styles from './ended-hero.module.css';
import { endingOf } from './ending.ts';

/** A cancelled order says so, blinking; whoever is disturbed by that can stop it (WCAG 2.2, 2.2.2). */
export function EndedHero({ order }: { order: OrderView }) {
  const texts = useAfterTexts();
  const [isBlinking, setBlinking] = useState(true);
  return (
    <section className={styles.hero}>
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
