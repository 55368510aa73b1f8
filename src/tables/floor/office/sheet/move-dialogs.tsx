import { useState } from 'react';
import { perform } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { moveSitting } from '#tables/sittings/office-api/sittings.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import styles from './sheet.module.css';
import { TableChoice } from './table-choice.tsx';
import { type OpenTableProps, useAct } from './use-act.ts';

export interface StepDialogProps extends OpenTableProps {
  onDone: () => void;
}

export function useTableName(): (table: FloorTable) => string {
  const { placeOf } = useNames();
  return ({ iden, label }) => placeOf({ iden, idel: label });
}

/** Moves the guests to a free table at once; undo moves them back. */
export function MoveDialog({ table, sitting, tables, onOpen, onDone }: StepDialogProps) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const nameOf = useTableName();
  const offerUndo = useUndoNotice();
  const [to, setTo] = useState<FloorTable | null>(null);
  const params = { storeId, sittingId: sitting._id };
  const back = useAct(() => onOpen(table._id));
  const { act, isBusy } = useAct(() => {
    if (!to) return;
    onDone();
    onOpen(to._id);
    offerUndo(t.moved(nameOf(table), nameOf(to)), () =>
      back.act(sitting._id, (standInFor) => moveSitting(params, table, standInFor(sitting._id))),
    );
  });
  const free = tables.filter((other) => other.sits && other.sitting === null && other._id !== table._id);
  const move = (other: FloorTable) => {
    if (isBusy) return;
    setTo(other);
    act(sitting._id, (standInFor) => moveSitting(params, other, standInFor(sitting._id)));
  };
  return (
    <Dialog isOpen isOnTop onClose={onDone} size="36rem" title={t.moveTitle(nameOf(table))}>
      <p className={styles.soft}>{t.moveHint}</p>
      <TableChoice tables={free} none={t.noFree} onChoose={move} />
    </Dialog>
  );
}

/** Joins two tables, after a question, since it can't be undone. */
export function MergeDialog({ table, sitting, tables, onOpen, onDone }: StepDialogProps) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const nameOf = useTableName();
  const { say } = useNotice();
  const [into, setInto] = useState<FloorTable | null>(null);
  const { act, isBusy } = useAct(() => {
    if (!into) return;
    onDone();
    onOpen(into._id);
    say(t.merged(nameOf(table), nameOf(into)));
  });
  const taken = tables.filter((other) => other.sitting !== null && other._id !== table._id);
  const merge = (target: FloorTable) =>
    act(sitting._id, () =>
      perform('POST /api/stores/:storeId/sittings/:sittingId/merge', {
        params: { storeId, sittingId: sitting._id },
        body: { into: target.sitting?._id ?? '' },
      }),
    );
  return (
    <Dialog isOpen isOnTop onClose={onDone} size="36rem" title={t.mergeTitle(nameOf(table))}>
      {into ? (
        <>
          <p>
            <strong>{t.merged(nameOf(table), nameOf(into))}</strong>
          </p>
          <Warning>{t.mergeHint}</Warning>
          <div className={common.halves}>
            <Button onClick={() => setInto(null)}>{t.notYet}</Button>
            <LineButton look="main" isBusy={isBusy} onClick={() => merge(into)}>
              {t.mergeNow}
            </LineButton>
          </div>
        </>
      ) : (
        <>
          <p className={styles.soft}>{t.mergeHint}</p>
          <TableChoice tables={taken} none={t.noOther} onChoose={setInto} />
        </>
      )}
    </Dialog>
  );
}
