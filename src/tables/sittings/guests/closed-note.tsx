import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { Art } from '#ui/shared/components/art.tsx';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import styles from './table-page.module.css';

interface Props {
  /** Dishes that were added and never sent. */
  unsent: number;
  /** Left out where the guest can't begin anew from here. */
  onAnew?: (() => void) | undefined;
}

/** The table is closed: what is kept, and how to go on. */
export function ClosedNote({ unsent, onAnew }: Props) {
  const { page } = useTableTexts();
  return (
    <section className={`${card.card} ${styles.thanks}`}>
      <Art show="done" />
      <div role="status">
        <h2>{page.closed}</h2>
      </div>
      <p className={card.lead}>
        {[page.saved, unsent > 0 && page.anewHint(unsent)].filter(Boolean).join(' ')}
      </p>
      {onAnew && (
        <button type="button" className={actions.quiet} onClick={onAnew}>
          {page.anew}
        </button>
      )}
    </section>
  );
}
