import { Link } from 'wouter';
import { type CartLineNow, chosenLabels, rowKey } from '#ordering/cart/rules/priced-cart.ts';
import { PriceReason } from '#ordering/prices/guests/priced.tsx';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { setQuantity } from '#platform/phone/guests/state/cart.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { menuPath } from '#platform/phone/guests/state/visit.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { Picture } from '#ui/guests/picture.tsx';
import { PriceBefore } from '#ui/guests/price-tag.tsx';
import { QuantityField } from '#ui/guests/quantity-field.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import styles from './cart-lines.module.css';

export interface CartRowsProps {
  slug: string;
  lines: CartLineNow[];
  currency: string;
  /** Opens the dish of a line with its present choices. */
  onEdit: (line: CartLineNow) => void;
}

export function CartLines(rows: CartRowsProps) {
  const { cart } = useOrderTexts();
  return (
    <section className={styles.card} aria-label={cart.items}>
      <CartRows {...rows} />
      <Link className={styles.more} href={menuPath(rows.slug)}>
        <Icon name="plus" size={18} />
        {cart.addMore}
      </Link>
    </section>
  );
}

export function CartRows({ lines, ...row }: CartRowsProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <CartLineRow key={rowKey(lines, at)} line={line} {...row} />
      ))}
    </ul>
  );
}

type RowProps = Omit<CartRowsProps, 'lines'> & { line: CartLineNow };

function CartLineRow({ slug, line, currency, onEdit }: RowProps) {
  const { texts, language } = useLanguage();
  const { cart } = useOrderTexts();
  const { key, entry, found, present, trouble, left } = line;
  const options = chosenLabels(line, language);
  const label = found ? labelIn(found.item, language) : { text: entry.label, lang: 'en' };
  const veg = found?.item.veg ?? null;
  const isSame = present?.unit === entry.unit;

  const change = (quantity: number) => {
    setQuantity(slug, key, quantity);
    if (quantity === 0) showToast(texts.cartBar.removed(label.text), 'error');
  };
  return (
    <li className={styles.line} data-trouble={trouble !== null}>
      <div className={styles.picture}>
        <Picture url={found?.item.images[0] ?? entry.image} alt="" name={label.text} sizes="4rem" />
      </div>
      <div className={styles.content}>
        <div className={styles.text}>
          <h2 lang={label.lang}>
            {veg !== null && <VegMark veg={veg} label={veg ? texts.menu.veg : texts.menu.nonVeg} />}
            <span>{label.text}</span>
          </h2>
          {options.length > 0 && <p>{options.join(', ')}</p>}
          {entry.remarks && <p className={styles.note}>{entry.remarks}</p>}
          {trouble !== null && (
            <p className={styles.trouble}>{trouble === 'changed' ? cart.changed : cart.notAvailable}</p>
          )}
          {left !== null && <p className={styles.trouble}>{cart.left(left)}</p>}
          {trouble === null && !isSame && <p className={styles.trouble}>{cart.priceChanged}</p>}
          {isSame && found?.item.priced && (
            <p className={styles.why}>
              <PriceReason rule={found.item.priced.rule} />
            </p>
          )}
          {trouble !== 'gone' && (
            <button type="button" className={styles.edit} onClick={() => onEdit(line)}>
              {cart.edit}
              <span className="visually-hidden"> {label.text}</span>
            </button>
          )}
        </div>
        <div className={styles.end}>
          <Stepper
            quantity={entry.quantity}
            onChange={change}
            lessLabel={entry.quantity === 1 ? cart.remove(label.text) : cart.less(label.text)}
            moreLabel={cart.more(label.text)}
            quantityLabel={texts.menu.inCart(entry.quantity)}
            field={
              <QuantityField
                quantity={entry.quantity}
                label={cart.quantityOf(label.text)}
                quantityLabel={texts.menu.inCart(entry.quantity)}
                onChange={change}
              />
            }
          />
          <LinePrice line={line} currency={currency} />
        </div>
      </div>
    </li>
  );
}

/** What a line costs, and what it would without rules and discounts. */
function LinePrice({ line: { entry, present }, currency }: Pick<RowProps, 'line' | 'currency'>) {
  const isSame = present?.unit === entry.unit;
  const before = isSame ? Math.max(present.base, present.usual) : 0;
  return (
    <p className={styles.price}>
      {before > entry.unit && <PriceBefore price={formatMoney(before * entry.quantity, currency)} />}
      <strong>{formatMoney(entry.unit * entry.quantity, currency)}</strong>
    </p>
  );
}
