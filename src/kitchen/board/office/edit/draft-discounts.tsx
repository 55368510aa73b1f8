import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import type { EditDraft } from './draft.ts';
import styles from './edit.module.css';
import { useDiscountWords } from './use-discount-words.ts';

interface DraftDiscountsProps {
  order: StaffOrderView;
  draft: EditDraft;
  onChange: (more: Partial<EditDraft>) => void;
}

/** The discounts that the order has, and those that were given just now. Each can be taken back. */
export function DraftDiscounts({ order, draft, onChange }: DraftDiscountsProps) {
  const { editOrder: t } = useTexts();
  const wordsOf = useDiscountWords(order);
  const known = (order.discounts ?? []).filter(({ _id }) => !draft.undone.includes(_id));
  const rows = [
    ...known.map((discount) => ({
      key: discount._id,
      text: wordsOf(discount),
      onTakeBack: () => onChange({ undone: [...draft.undone, discount._id] }),
    })),
    ...draft.given.map((given) => ({
      key: given.key,
      text: wordsOf({ ...given, of: given.kind === 'complimentary' ? given.value : given.value / 100 }),
      onTakeBack: () => onChange({ given: draft.given.filter((each) => each !== given) }),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="edit-discounts">
      <h3 id="edit-discounts" className={styles.heading}>
        {t.discounts}
      </h3>
      <ul className={styles.lines}>
        {rows.map(({ key, text, onTakeBack }) => (
          <li key={key} className={styles.line}>
            <div>{text}</div>
            <Button aria-label={t.takeBackOf(text)} onClick={onTakeBack}>
              {t.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
