import type { Draft, TableLine } from '#domain/at-table/shared-lines.ts';
import type { CartEntry } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/languages.ts';
import { findItem, type Menu } from '#domain/menu/menu.ts';
import { shownOptions } from '#domain/menu/shown-options.ts';
import { formatSum } from '#domain/money/money.ts';
import { Stepper } from '#ui/components/stepper.tsx';
import { changeLines } from '../../state/table/lines.ts';
import { labelIn } from '../../texts/label-in.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useTableTexts } from '../../texts/table/use-table-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './cart.module.css';
import { NoteLine } from './note-line.tsx';

interface Props {
  line: TableLine;
  menus: readonly Menu[];
  currency: string;
  isYours: boolean;
}

/** A line of the table's cart. Guests change their own, and those for the whole table. */
export function CartRow({ line, menus, currency, isYours }: Props) {
  const { cart } = useTableTexts();
  const { cart: order } = useOrderTexts();
  const { texts, language } = useLanguage();
  const { id, guest, entry, isShared, isOffered } = line;
  const { label, options } = namesOf(entry, menus, language);
  const isMine = isYours || isShared;
  const put = (changed: Partial<Draft>) => changeLines([{ id, guest, isShared, entry, ...changed }]);
  return (
    <li className={styles.line} data-unsaved={!line.isSaved}>
      <div className={styles.text}>
        <h4>{label}</h4>
        {options.length > 0 && <p>{options.join(', ')}</p>}
        {isYours ? (
          <NoteLine
            note={entry.remarks ?? ''}
            label={cart.noteOf(label)}
            onChange={(remarks) => put({ entry: { ...entry, remarks } })}
          />
        ) : (
          entry.remarks && <p className={styles.note}>{entry.remarks}</p>
        )}
        {!isOffered && <p className={styles.trouble}>{cart.notOffered}</p>}
        {isYours ? (
          <label className={styles.share}>
            <input
              type="checkbox"
              checked={isShared}
              aria-label={cart.shareOf(label)}
              onChange={() => put({ isShared: !isShared })}
            />
            {cart.share}
          </label>
        ) : (
          isShared && <p className={styles.shared}>{cart.share}</p>
        )}
      </div>
      <div className={styles.end}>
        {isMine ? (
          <Stepper
            quantity={entry.quantity}
            onChange={(quantity) => put({ entry: quantity > 0 ? { ...entry, quantity } : null })}
            lessLabel={entry.quantity === 1 ? order.remove(label) : order.less(label)}
            moreLabel={order.more(label)}
            quantityLabel={texts.menu.inCart(entry.quantity)}
          />
        ) : (
          <b className={styles.quantity}>{cart.times(entry.quantity)}</b>
        )}
        {isOffered && <span>{formatSum(entry.unit * entry.quantity, currency)}</span>}
      </div>
    </li>
  );
}

/** A line in the guest's language. Without the menu, as the server named it. */
function namesOf({ itemId, label, selections }: CartEntry, menus: readonly Menu[], language: Language) {
  const item = findItem([...menus], itemId)?.item;
  return item
    ? { label: labelIn(item, language).text, options: shownOptions(item, selections, language) }
    : { label, options: selections.flatMap(({ contents }) => contents) };
}
