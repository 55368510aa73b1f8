import { isAllergy } from '#domain/menu/allergy.ts';
import { AlertIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './dish-note.module.css';

/** What a guest asks for with one dish; what may be about their health stands out most. */
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
