import { type CartLineNow, chosenLabels, rowKey } from '#ordering/cart/rules/priced-cart.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import styles from '../take-order.module.css';
import { LineNote } from './line-note.tsx';
import type { OrderDraft } from './use-order-draft.ts';

export function DraftLines({ draft }: { draft: OrderDraft }) {
  const { takeOrder: t } = useTexts();
  if (draft.lines.length === 0) return <p className={styles.empty}>{t.ticketEmpty}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {draft.lines.map((line, at) => (
          <DraftLine
            key={rowKey(draft.lines, at)}
            line={line}
            onQuantity={(quantity) => draft.setQuantity(line.key, quantity)}
            onNote={(note) => draft.setNote(line.key, note)}
          />
        ))}
      </ul>
      <Combo draft={draft} />
    </>
  );
}

/** Dishes of the order that cost less as a combo. */
function Combo({ draft: { combo, takeCombo } }: { draft: OrderDraft }) {
  const { takeOrder: t } = useTexts();
  const { labelOf } = useNames();
  const { currency } = useStore().profile;
  if (!combo) return null;
  return (
    <Button onClick={takeCombo}>
      {t.combo(labelOf(combo.combo.item), formatMoney(combo.saves, currency))}
    </Button>
  );
}

interface DraftLineProps {
  line: CartLineNow;
  onQuantity: (quantity: number) => void;
  onNote: (note: string) => void;
}

function DraftLine({ line, onQuantity, onNote }: DraftLineProps) {
  const { takeOrder: t } = useTexts();
  const { language, labelOf } = useNames();
  const { currency } = useStore().profile;
  const { quantity, unit, remarks = '' } = line.entry;
  const label = line.found ? labelOf(line.found.item) : line.entry.label;
  const options = chosenLabels(line, language);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.label}>{label}</p>
        {options.length > 0 && <p className={styles.options}>{options.join(' · ')}</p>}
        <LineNote label={label} note={remarks} onSave={onNote} />
        <p className={line.present ? styles.price : styles.gone}>
          {line.present ? formatMoney(unit * quantity, currency) : t.unavailable}
        </p>
      </div>
      <Stepper
        quantity={quantity}
        lessLabel={t.fewer(label)}
        moreLabel={t.more(label)}
        quantityLabel={t.count(label)}
        onChange={onQuantity}
      />
    </li>
  );
}
