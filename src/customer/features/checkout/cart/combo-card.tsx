import type { StoreModel } from '#domain/api/store-model.ts';
import type { Cart, CartEntry } from '#domain/cart/cart.ts';
import { comboOffer, takeCombo } from '#domain/cart/combo-offer.ts';
import { cartLines } from '#domain/cart/priced-cart.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { shownOptions } from '#domain/menu/shown-options.ts';
import { formatMoney } from '#domain/money/money.ts';
import { storeTimeIn } from '#domain/time/store-hours.ts';
import actions from '#ui/components/actions.module.css';
import { replaceCart } from '../../../state/cart.ts';
import { showToast } from '../../../state/toasts.ts';
import { labelIn } from '../../../texts/label-in.ts';
import { useOrderTexts } from '../../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import styles from './combo-card.module.css';

interface Props {
  store: StoreModel;
  cart: Cart<CartEntry>;
  /** At the prices of the order. */
  menus: Menu[];
}

/** Offers what is in the cart as a combo that costs less. Nothing is taken without a tap. */
export function ComboCard({ store, cart, menus }: Props) {
  const { language } = useLanguage();
  const { combo: t } = useOrderTexts();
  const now = Date.now();
  const at = { time: storeTimeIn(store.timeZone, now), now };
  const offer = comboOffer(cartLines(cart.lines, menus, at), menus, at);
  if (!offer) return null;
  const { slug, currency } = store.page.profile;
  const { item } = offer.combo;
  const label = labelIn(item, language);
  const take = () => {
    replaceCart(slug, takeCombo(cart, offer, Date.now()));
    showToast(t.taken(label.text));
  };
  return (
    <section className={styles.card} aria-label={t.offer}>
      <p className={styles.text}>
        <strong>{t.less(formatMoney(offer.saves, currency))}</strong>
        <span lang={label.lang}>{label.text}</span>
        <span className={styles.dishes}>{shownOptions(item, offer.selections, language).join(' + ')}</span>
      </p>
      <button type="button" className={actions.quiet} onClick={take}>
        {t.take}
      </button>
    </section>
  );
}
