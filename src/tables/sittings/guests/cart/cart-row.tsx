import { useId } from 'react';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { agreedEntry } from '#ordering/cart/rules/priced-cart.ts';
import { type FoundItem, findItem, type Menu } from '#ordering/menu/rules/menu.ts';
import { shownOptions } from '#ordering/menu/rules/options/shown-options.ts';
import { swapsOf } from '#ordering/menu/rules/options/swaps.ts';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { formatSum } from '#platform/money/rules/money.ts';
import type { Draft, TableLine } from '#tables/at-table/rules/shared-lines.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import { NoteLine } from '../note-line.tsx';
import { changeLines } from '../state/lines.ts';
import styles from './cart.module.css';

interface Props {
  line: TableLine;
  menus: readonly Menu[];
  currency: string;
  isYours: boolean;
}

/** A line of the table's cart. Guests change their own, and those for the whole table. */
export function CartRow({ line, menus, currency, isYours }: Props) {
  const name = useId();
  const { cart } = useTableTexts();
  const { cart: order } = useOrderTexts();
  const { texts, language } = useLanguage();
  const { id, guest, entry, isShared, isOffered } = line;
  const found = findItem([...menus], entry.itemId);
  const { label, options } = namesOf(entry, found, language);
  const isMine = isYours || isShared;
  const put = (changed: Partial<Draft>) => changeLines([{ id, guest, isShared, entry, ...changed }]);
  return (
    <li className={styles.line} data-unsaved={!line.isSaved}>
      <div className={styles.text}>
        <h4 id={name}>{label}</h4>
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
        {!isOffered && (
          <NotOffered
            line={line}
            found={found}
            isMine={isMine}
            currency={currency}
            name={name}
            onAccept={(agreed) => put({ entry: agreed })}
          />
        )}
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

interface NotOfferedProps {
  line: TableLine;
  found: FoundItem | null;
  isMine: boolean;
  currency: string;
  /** The id of the dish's name. */
  name: string;
  onAccept: (agreed: CartEntry) => void;
}

/** Why a line can't be ordered. What has changed in its dish, whose line it is can accept. */
function NotOffered({ line: { entry }, found, isMine, currency, name, onAccept }: NotOfferedProps) {
  const { cart } = useTableTexts();
  const { cart: order } = useOrderTexts();
  const { language } = useLanguage();
  const agreed = found && agreedEntry(found, entry, Date.now());
  if (!agreed) return <p className={styles.trouble}>{cart.notOffered}</p>;
  const swaps = swapsOf(found.item).map((swap) => labelIn(swap, language).text);
  return (
    <>
      <p className={styles.trouble}>{swaps.join(', ') || order.changed}</p>
      {isMine && (
        <button
          type="button"
          className={actions.quiet}
          aria-describedby={name}
          onClick={() => onAccept(agreed)}
        >
          {cart.accept} · {formatSum(agreed.unit * agreed.quantity, currency)}
        </button>
      )}
    </>
  );
}

/** A line in the guest's language. Without the menu, as the server named it. */
function namesOf({ label, selections }: CartEntry, found: FoundItem | null, language: Language) {
  return found
    ? {
        label: labelIn(found.item, language).text,
        options: shownOptions(found.item, selections, language),
      }
    : { label, options: selections.flatMap(({ contents }) => contents) };
}
