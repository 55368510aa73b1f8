import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { lineKey } from '#ordering/cart/rules/cart.ts';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { setQuantity } from '#platform/phone/guests/state/cart.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { QuantityField } from '#ui/guests/quantity-field.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { shownOptions } from '../../rules/options/shown-options.ts';
import type { DishRequest, DishSetting } from './dish-request.ts';
import styles from './small-sheet.module.css';
import { SmallSheet } from './small-sheet.tsx';

interface Props extends DishSetting {
  open: boolean;
  request: DishRequest;
  lines: CartEntry[];
  onClose: () => void;
}

/** Asks which variant of a dish to remove. */
export function VariantsSheet({ open, request, lines, onClose, slug, currency }: Props) {
  const { texts, language } = useLanguage();
  const { item, cart } = useOrderTexts();
  const label = labelIn(request.item, language);

  const change = (line: CartEntry, quantity: number) => {
    setQuantity(slug, lineKey(line), quantity);
    if (quantity > 0) return;
    showToast(texts.cartBar.removed(label.text), 'error');
    if (lines.length === 1) onClose();
  };
  return (
    <SmallSheet open={open} item={request.item} question={item.chooseVariant} onClose={onClose}>
      <ul className={styles.variants}>
        {lines.map((line) => {
          const told = [...shownOptions(request.item, line.selections, language), line.remarks];
          const options = told.filter(Boolean).join(', ');
          return (
            <li key={lineKey(line)}>
              <p>
                {options}
                <strong>{formatMoney(line.unit, currency)}</strong>
              </p>
              <Stepper
                quantity={line.quantity}
                onChange={(quantity) => change(line, quantity)}
                lessLabel={texts.menu.less(`${label.text}, ${options}`)}
                moreLabel={texts.menu.more(`${label.text}, ${options}`)}
                quantityLabel={texts.menu.inCart(line.quantity)}
                field={
                  <QuantityField
                    quantity={line.quantity}
                    label={cart.quantityOf(`${label.text}, ${options}`)}
                    quantityLabel={texts.menu.inCart(line.quantity)}
                    onChange={(quantity) => change(line, quantity)}
                  />
                }
              />
            </li>
          );
        })}
      </ul>
      <button type="button" className={actions.foot} onClick={onClose}>
        {item.done}
      </button>
    </SmallSheet>
  );
}
