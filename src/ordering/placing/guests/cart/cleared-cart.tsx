import { useState } from 'react';
import { formatAgo } from '#ordering/orders/texts/guests/after/times.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { $cleared } from '#platform/phone/guests/state/cart.ts';
import { bringBackCart, forgetClearedCart } from '#platform/phone/guests/state/cleared-cart.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import styles from './cleared-cart.module.css';

/** Says that an expired cart was cleared, and offers it again at today's prices. */
export function ClearedCart({ slug, onBack }: { slug: string; onBack?: () => void }) {
  const { texts, language } = useLanguage();
  const { cart } = useOrderTexts();
  const { repeat } = useAfterTexts();
  const cleared = useAtom($cleared);
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
