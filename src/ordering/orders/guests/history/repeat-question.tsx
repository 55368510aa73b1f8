import type { RepeatWay } from '#platform/phone/guests/state/placed-cart.ts';
import styles from '#ui/guests/titled-sheet.module.css';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';

interface Props {
  open: boolean;
  /** How many dishes are in the cart. */
  count: number;
  onChoose: (way: RepeatWay) => void;
  onClose: () => void;
}

/** Asks whether a repeated order replaces the dishes in the cart or joins them. */
export function RepeatQuestion({ open, count, onChoose, onClose }: Props) {
  const { repeat } = useAfterTexts();
  return (
    <TitledSheet open={open} onClose={onClose} title={repeat.title}>
      <p className={styles.text}>{repeat.text(count)}</p>
      <div className={styles.answers}>
        <button type="button" className={actions.strong} onClick={() => onChoose('add')}>
          {repeat.add}
        </button>
        <button type="button" className={actions.quiet} onClick={() => onChoose('replace')}>
          {repeat.replace}
        </button>
        <button type="button" className={actions.quiet} onClick={onClose}>
          {repeat.cancel}
        </button>
      </div>
    </TitledSheet>
  );
}
