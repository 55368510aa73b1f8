import { type ReactNode, useId } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { Sheet } from '#ui/shared/sheet/sheet.tsx';
import type { Item } from '../../rules/menu.ts';
import styles from './small-sheet.module.css';

interface Props {
  open: boolean;
  item: Item;
  question: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with a question about a dish in the cart. */
export function SmallSheet({ open, item, question, onClose, children }: Props) {
  const { texts, language } = useLanguage();
  const headingId = useId();
  const label = labelIn(item, language);
  const heading = (
    <div className={styles.heading}>
      <p lang={label.lang}>{label.text}</p>
      <h2 id={headingId}>{question}</h2>
    </div>
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={texts.common.close}
      labelledBy={headingId}
      heading={heading}
    >
      {children}
    </Sheet>
  );
}
