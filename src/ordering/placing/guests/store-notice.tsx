import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useOrderTexts } from '../texts/guests/order/use-order-texts.ts';
import styles from './checkout.module.css';
import { timeIn } from './refusal.ts';

/** Says that the store takes no orders now, before the guest fills anything in. */
export function StoreNotice({ store }: { store: StoreModel }) {
  const { cart } = useOrderTexts();
  const closed = useClosed(store);
  const said = store.page.viewMode ? cart.viewOnly : closed;
  return said && <p className={styles.notice}>{said}</p>;
}

/** Why the store takes no orders now, and until when; null while it is open. */
export function useClosed({ opening, timeZone }: StoreModel): string | null {
  const { cart } = useOrderTexts();
  const { language } = useLanguage();
  if (opening.open) return null;
  const { opensAt } = opening;
  return [cart.closed, opensAt !== null && cart.opensAt(timeIn(opensAt, language, timeZone))]
    .filter(Boolean)
    .join(' ');
}
