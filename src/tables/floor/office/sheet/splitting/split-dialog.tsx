import { useState } from 'react';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type StepDialogProps, useTableName } from '../move-dialogs.tsx';
import styles from '../sheet.module.css';
import { TableChoice } from '../table-choice.tsx';
import { useAct } from '../use-act.ts';
import { type Going, linesOf, RoundChoice } from './split-choice.tsx';

/** Gives ordered dishes a bill of their own, or sends them to another table: first which, then where to. */
export function SplitDialog({ table, sitting, tables, onOpen, onDone }: StepDialogProps) {
  const { floor: t, back } = useTexts();
  const { storeId } = useStore();
  const nameOf = useTableName();
  const { say } = useNotice();
  const [going, setGoing] = useState<Going>(new Map());
  const [isChoosing, setChoosing] = useState(false);
  const [to, setTo] = useState<FloorTable | null>(null);
  const { act, isBusy } = useAct(() => {
    onDone();
    if (!to) return say(t.wasBilled);
    onOpen(to._id);
    say(t.wasSplit(nameOf(to)));
  });
  const rounds = sitting.orders.filter(({ state }) => state !== CANCELLED);
  const all = rounds.flatMap(linesOf);
  const isAll = all.every(({ _id, quantity }) => going.get(_id) === quantity);
  const fault = going.size === 0 ? t.splitNone : isAll ? t.splitAll : null;
  const others = tables.filter((other) => other.sits && other._id !== table._id);
  const send = (other: FloorTable | null) => {
    if (isBusy) return;
    setTo(other);
    const portions = all.flatMap(({ _id: line, quantity: whole }) => {
      const quantity = going.get(line) ?? whole;
      return quantity < whole ? [{ line, quantity }] : [];
    });
    const target = other ? { to: other.sitting?._id ?? other._id } : {};
    act(sitting._id, () =>
      perform('POST /api/stores/:storeId/sittings/:sittingId/split', {
        params: { storeId, sittingId: sitting._id },
        body: { lines: [...going.keys()], portions, ...target },
      }),
    );
  };
  return (
    <Dialog isOpen isOnTop onClose={onDone} size="36rem" title={t.splitTitle(nameOf(table))}>
      {isChoosing ? (
        <>
          <h3>{t.splitTo}</h3>
          <TableChoice tables={others} none={t.noFree} onChoose={send} />
          <Button onClick={() => setChoosing(false)}>{back}</Button>
        </>
      ) : (
        <>
          <h3>{t.splitLines}</h3>
          {rounds.map((round) => (
            <RoundChoice key={round._id} round={round} going={going} onChange={setGoing} />
          ))}
          <p role="status" className={styles.soft}>
            {fault ?? t.splitHint}
          </p>
          <div className={styles.steps}>
            <LineButton look="main" disabled={fault !== null} isBusy={isBusy} onClick={() => send(null)}>
              {t.splitBill}
            </LineButton>
            <LineButton disabled={fault !== null} onClick={() => setChoosing(true)}>
              {t.splitNext(going.size)}
            </LineButton>
          </div>
        </>
      )}
    </Dialog>
  );
}
