import { isAllergy } from '#ordering/menu/rules/diets/allergy.ts';
import { sayNeeds } from '#ordering/menu/rules/diets/needs-words.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { AlertIcon } from '#ui/office/icons.tsx';
import styles from './notes.module.css';

/** The guest's note on one dish. */
export function DishNote({ text = '' }: { text?: string | undefined }) {
  const t = useTexts();
  if (text === '') return null;
  if (!isAllergy(text)) return <span className={styles.note}>{text}</span>;
  return (
    <span className={styles.allergy}>
      <AlertIcon size={18} />
      <span>
        <span className="visually-hidden">{t.desk.allergy} </span>
        {text}
      </span>
    </span>
  );
}

/** What all at the table together do not eat. */
export function TableNeeds({ order: { sitting } }: { order: StaffOrderView }) {
  const { t, language } = useInterface();
  if (!sitting?.needs) return null;
  return (
    <p className={`${styles.orderNote} ${styles.orderAllergy}`}>
      <AlertIcon size={22} />
      <span>{t.floor.needs(sayNeeds(sitting.needs, language))}</span>
    </p>
  );
}

/** The guest's note on the whole order. */
export function OrderNote({ text }: { text: string }) {
  const t = useTexts();
  if (text === '') return null;
  if (!isAllergy(text)) return <p className={styles.orderNote}>{text}</p>;
  return (
    <p className={`${styles.orderNote} ${styles.orderAllergy}`}>
      <AlertIcon size={22} />
      <span>
        <strong className={styles.alarm}>{t.desk.allergy}</strong>
        {text}
      </span>
    </p>
  );
}
