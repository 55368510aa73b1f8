import type { StoreModel } from '#domain/api/store-model.ts';
import type { Cart, CartEntry } from '#domain/cart/cart.ts';
import { comboOffer, takeCombo } from '#domain/cart/combo-offer.ts';
import type { CartLineNow } from '#domain/cart/priced-cart.ts';
import { shownOptions } from '#domain/menu/shown-options.ts';
import { formatMoney } from '#domain/money/money.ts';
import { storeTimeIn } from '#domain/time/store-hours.ts';
import actions from '#ui/components/actions.module.css';
import type { OrderedAs } from '../../../pricing/pricing.ts';
import { replaceCart } from '../../../state/cart.ts';
import { showToast } from '../../../state/toasts.ts';
import { labelIn } from '../../../texts/label-in.ts';
import { useOrderTexts } from '../../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import { usePricedMenus } from '../priced-menus.ts';
import styles from './combo-card.module.css';

interface Props {
  store: StoreModel;
  cart: Cart<CartEntry>;
  lines: CartLineNow[];
  as: OrderedAs;
}

/** Offers what is in the cart as a combo that costs less. Nothing is taken without a tap. */
export function ComboCard({ store, cart, lines, as }: Props) {
  const { language } = useLanguage();
  const { combo: t } = useOrderTexts();
  const menus = usePricedMenus(store, as);
  const now = Date.now();
  const offer = comboOffer(lines, menus, { time: storeTimeIn(store.timeZone, now), now });
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
