import type { Cart, CartEntry } from '#ordering/cart/rules/cart.ts';
import { comboOffer, takeCombo } from '#ordering/cart/rules/combo-offer.ts';
import { cartLines } from '#ordering/cart/rules/priced-cart.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { shownOptions } from '#ordering/menu/rules/options/shown-options.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { replaceCart } from '#platform/phone/guests/state/cart.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import actions from '#ui/shared/components/actions.module.css';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
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
