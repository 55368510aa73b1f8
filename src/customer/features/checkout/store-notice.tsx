import type { StoreModel } from '#domain/api/store-model.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { timeIn } from './refusal.ts';
import styles from './store-notice.module.css';

/** Said before anybody fills anything in: that no order is taken now. */
export function StoreNotice({ store: { page, opening, timeZone } }: { store: StoreModel }) {
  const { cart } = useOrderTexts();
  const { locale } = useLanguage();
  if (page.viewMode) return <p className={styles.notice}>{cart.viewOnly}</p>;
  if (opening.open) return null;
  const { opensAt } = opening;
  return (
    <p className={styles.notice}>
      {cart.closed} {opensAt !== null && cart.opensAt(timeIn(opensAt, locale, timeZone))}
    </p>
  );
}
