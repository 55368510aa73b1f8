import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import type { StoreFilter } from '../../office-api/operator.ts';
import { MOST_CHOSEN } from '../../wire/bulk.ts';
import styles from '../operator.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Choosing } from './use-choosing.ts';

interface BulkBarProps {
  filter: StoreFilter;
  choosing: Choosing;
  /** Whether none is shown, perhaps because an act has just changed the last ones. */
  isEmpty: boolean;
}

/** How many restaurants are chosen, and what can be done with them. */
export function BulkBar({ filter, choosing, isEmpty }: BulkBarProps) {
  const { bulk: t } = useTexts().operator;
  const [isOpen, setOpen] = useState(false);
  const { isAll, ids, chooseAll, clear } = choosing;
  const isAny = isAll || ids.length > 0;
  return (
    <div className={styles.bulk}>
      <p role="status">
        {isAll ? t.allChosen : ids.length > 0 && t.chosen(ids.length)}
        {!isAll && ids.length >= MOST_CHOSEN && ` ${t.mostChosen}`}
      </p>
      <div className={common.row}>
        {isAny && (
          <Button look="main" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )}
        {!isAll && !isEmpty && <Button onClick={chooseAll}>{t.chooseAll}</Button>}
        {isAny && <Button onClick={clear}>{t.clear}</Button>}
      </div>
      {isOpen && <BulkDialog chosen={isAll ? { filter } : { ids }} onClose={() => setOpen(false)} />}
    </div>
  );
}
