import { useState } from 'react';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { useNeedsWords } from '../texts/guests/table/use-needs-words.ts';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import { NeedsSheet } from './needs-sheet.tsx';

/** What all of the table together do not eat. */
export function NeedsCard({ view }: { view: SittingView }) {
  const { needs: t } = useTableTexts();
  const wordsOf = useNeedsWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={card.card} aria-labelledby="table-needs">
      <h2 id="table-needs">{t.all}</h2>
      <p className={card.lead}>{view.needs ? t.sum(wordsOf(view.needs)) : t.none}</p>
      <button type="button" className={actions.quiet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.open}
      </button>
      <NeedsSheet open={isOpen} own={view.ownNeeds} onClose={() => setOpen(false)} />
    </section>
  );
}
