import { useId } from 'react';
import { chosenLabels } from '#ordering/cart/rules/priced-cart.ts';
import { nameOf } from '#ordering/menu/rules/name-in.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney, formatSum } from '#platform/money/rules/money.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Sheet } from '#ui/shared/sheet/sheet.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import type { CartChanges, ChangedLine } from './cart-changes.ts';
import styles from './changes-sheet.module.css';

interface Props {
  open: boolean;
  changes: CartChanges | null;
  isAllGone: boolean;
  currency: string;
  onAccept: () => void;
  onClose: () => void;
}

/** Shows what has changed, before and after. Accepting changes the cart, and does not order. */
export function ChangesSheet({ open, changes, isAllGone, currency, onAccept, onClose }: Props) {
  const { texts, language } = useLanguage();
  const order = useOrderTexts();
  const id = useId();
  const price = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency));
  const sum = (amount: number | null) => (amount === null ? '–' : formatSum(amount, currency));
  const dishOf = ({ line: { found, entry } }: ChangedLine) =>
    found ? labelIn(found.item, language).text : entry.label;
  const nowOf = ({ now, trouble }: ChangedLine) => {
    if (trouble === 'gone') return order.changes.gone;
    return trouble === 'options' ? order.changes.optionsGone : price(now);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={texts.common.close}
      labelledBy={id}
      heading={
        <div className={styles.heading}>
          <h2 id={id}>{order.changes.title}</h2>
          <p>{order.changes.text}</p>
        </div>
      }
      footer={
        <button type="button" className={actions.foot} onClick={onAccept}>
          {isAllGone ? order.changes.acceptEmpty : order.changes.accept}
        </button>
      }
    >
      {changes && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <td />
              <th scope="col">{order.changes.before}</th>
              <th scope="col">{order.changes.now}</th>
            </tr>
          </thead>
          <tbody>
            {changes.lines.map((change) => (
              <tr key={change.line.key}>
                <th scope="row">
                  {dishOf(change)}
                  <Options change={change} />
                </th>
                <td>
                  <Before isSame={change.now === change.before}>{price(change.before)}</Before>
                </td>
                <td data-bad={change.now === null}>{nowOf(change)}</td>
              </tr>
            ))}
            {changes.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{nameOf(row, language, texts.names)}</th>
                <td>
                  <Before>{sum(row.before)}</Before>
                </td>
                <td>{sum(row.now)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{order.bill.grandTotal}</th>
              <td>
                <Before isSame={changes.total.now === changes.total.before}>
                  {sum(changes.total.before)}
                </Before>
              </td>
              <td>{sum(changes.total.now)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Sheet>
  );
}

/** Struck out, unless it stays as it was. */
function Before({ isSame, children }: { isSame?: boolean; children: string }) {
  return isSame ? children : <s>{children}</s>;
}

function Options({ change }: { change: ChangedLine }) {
  const { language } = useLanguage();
  const labels = chosenLabels(change.line, language);
  return labels.length > 0 ? (
    <small data-bad={change.trouble === 'changed'}>{labels.join(', ')}</small>
  ) : null;
}
