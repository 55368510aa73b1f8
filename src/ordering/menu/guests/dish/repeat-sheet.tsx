import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { lineKey, MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { setQuantity } from '#platform/phone/guests/state/cart.ts';
import { showAdded } from '#platform/phone/guests/state/toasts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import actions from '#ui/shared/components/actions.module.css';
import { shownOptions } from '../../rules/options/shown-options.ts';
import type { DishRequest, DishSetting } from './dish-request.ts';
import styles from './small-sheet.module.css';
import { SmallSheet } from './small-sheet.tsx';

interface Props extends DishSetting {
  open: boolean;
  request: DishRequest;
  last: CartEntry | undefined;
  onAnew: () => void;
  onClose: () => void;
}

/** Asks whether one more has the same options as the last. */
export function RepeatSheet({ open, request, last, onAnew, onClose, slug, currency }: Props) {
  const { texts, language } = useLanguage();
  const { item } = useOrderTexts();
  const label = labelIn(request.item, language);

  const repeat = () => {
    if (last) setQuantity(slug, lineKey(last), Math.min(MOST_QUANTITY, last.quantity + 1));
    onClose();
    showAdded(texts.cartBar.added(label.text));
  };
  return (
    <SmallSheet open={open} item={request.item} question={item.repeatTitle} onClose={onClose}>
      {last && (
        <p className={styles.options}>
          {[...shownOptions(request.item, last.selections, language), last.remarks]
            .filter(Boolean)
            .join(', ')}
          <strong>{formatMoney(last.unit, currency)}</strong>
        </p>
      )}
      <div className={styles.answers}>
        <button type="button" className={`${actions.foot} ${styles.quiet}`} onClick={onAnew}>
          {item.chooseAnew}
        </button>
        <button type="button" className={actions.foot} onClick={repeat}>
          {item.repeatLast}
        </button>
      </div>
    </SmallSheet>
  );
}
