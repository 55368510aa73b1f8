import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { $cleared } from '../../../state/cart.ts';
import { bringBackCart, forgetClearedCart } from '../../../state/cleared-cart.ts';
import { showToast } from '../../../state/toasts.ts';
import { formatAgo } from '../../../texts/after/times.ts';
import { useAfterTexts } from '../../../texts/after/use-after-texts.ts';
import { useOrderTexts } from '../../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import styles from './cleared-cart.module.css';

/** Says that an expired cart was cleared, and offers it again at today's prices. */
export function ClearedCart({ slug, onBack }: { slug: string; onBack?: () => void }) {
  const { texts, language } = useLanguage();
  const { cart } = useOrderTexts();
  const { repeat } = useAfterTexts();
  const cleared = useStore($cleared);
  const [now] = useState(Date.now);
  if (cleared?.slug !== slug || !cleared.cart) return null;
  const bringBack = () => {
    const leftOut = bringBackCart(slug);
    if (leftOut > 0) showToast(repeat.leftOut(leftOut), 'error');
    onBack?.();
  };
  return (
    <div className={styles.note}>
      <p>{cart.cleared(formatAgo(cleared.cart.timestamp, now, language))}</p>
      <button type="button" className={styles.back} onClick={bringBack}>
        {cart.bringBack}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={texts.common.close}
        onClick={forgetClearedCart}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
