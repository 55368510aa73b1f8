import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CloseIcon, QrIcon, UndoIcon } from '#ui/office/icons.tsx';
import foot from '#ui/office/layout/foot-bar.module.css';
import type { TablesView, TableView } from '../wire/tables.ts';
import { PrintDialog } from './print-dialog.tsx';
import { useRemoved } from './removed.ts';
import { SeatsDialog } from './seats-dialog.tsx';
import styles from './tables-page.module.css';
import { useTables } from './use-tables.ts';

interface SelectionBarProps {
  view: TablesView;
  chosen: TableView[];
  onClear: () => void;
}

/** The actions for the selected tables, and the undo of the last removal. */
export function SelectionBar({ view, chosen, onClear }: SelectionBarProps) {
  const t = useTexts();
  const { role } = useStore();
  const { removed, setRemoved } = useRemoved();
  const [isPrinting, setIsPrinting] = useState(false);
  const [isSeating, setIsSeating] = useState(false);
  const { remove } = useTables();
  const removeChosen = () =>
    remove.mutate(chosen, {
      onSuccess: () => {
        onClear();
        setRemoved(chosen);
      },
    });
  return (
    <div className={foot.place}>
      <div role="status">{removed.length > 0 && chosen.length === 0 && <Undo tables={removed} />}</div>
      {chosen.length > 0 && (
        <div className={foot.bar}>
          <Button
            className={styles.clear}
            aria-label={t.tables.clear}
            icon={<CloseIcon size={18} />}
            onClick={onClear}
          />
          <span className={foot.text}>{t.tables.selected(chosen.length)}</span>
          {may(role, 'table.update') && (
            <>
              <Button look="danger" isBusy={remove.isPending} onClick={removeChosen}>
                {t.remove}
              </Button>
              <Button onClick={() => setIsSeating(true)}>{t.tables.setSeats}</Button>
            </>
          )}
          <Button look="main" icon={<QrIcon />} onClick={() => setIsPrinting(true)}>
            {t.tables.printShort}
          </Button>
        </div>
      )}
      {isSeating && (
        <SeatsDialog
          tables={chosen}
          onClose={() => setIsSeating(false)}
          onDone={() => {
            setIsSeating(false);
            onClear();
          }}
        />
      )}
      <PrintDialog isOpen={isPrinting} view={view} chosen={chosen} onClose={() => setIsPrinting(false)} />
    </div>
  );
}

function Undo({ tables }: { tables: TableView[] }) {
  const t = useTexts();
  const { placeOf } = useNames();
  const { setRemoved } = useRemoved();
  const { add } = useTables();
  const [first] = tables;
  const text =
    tables.length === 1 && first ? t.tables.removed(placeOf(first)) : t.tables.removedMany(tables.length);
  const back = tables.map(({ link: _, ...table }) => table);
  return (
    <div className={foot.bar}>
      <span className={foot.text}>{text}</span>
      <Button
        icon={<UndoIcon size={18} />}
        isBusy={add.isPending}
        onClick={() => add.mutate(back, { onSuccess: () => setRemoved([]) })}
      >
        {t.undo}
      </Button>
      <Button
        className={styles.clear}
        aria-label={t.close}
        icon={<CloseIcon size={18} />}
        onClick={() => setRemoved([])}
      />
    </div>
  );
}
