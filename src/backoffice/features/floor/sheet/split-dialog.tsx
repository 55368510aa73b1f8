import { useState } from 'react';
import type { FloorTable, StaffSitting } from '#domain/api/sittings.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { dishNameIn } from '#domain/order/ordered-names.ts';
import { splitSitting } from '../../../api/sittings.ts';
import { Button } from '../../../parts/button.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useNotice } from '../../../parts/use-notice.ts';
import { useNames, useTexts } from '../../../texts/index.ts';
import { type StepDialogProps, useTableName } from './move-dialogs.tsx';
import styles from './sheet.module.css';
import { TableChoice } from './table-choice.tsx';
import { useAct } from './use-act.ts';

type Round = StaffSitting['orders'][number];

/** Sends ordered dishes to another table: first which, then where to. */
export function SplitDialog({ table, sitting, tables, onOpen, onDone }: StepDialogProps) {
  const { floor: t, back } = useTexts();
  const { storeId } = useStore();
  const nameOf = useTableName();
  const { say } = useNotice();
  const [lines, setLines] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const [to, setTo] = useState<FloorTable | null>(null);
  const { act, isBusy } = useAct(() => {
    if (!to) return;
    onDone();
    onOpen(to._id);
    say(t.wasSplit(nameOf(to)));
  });
  const rounds = sitting.orders.filter(({ state }) => state !== CANCELLED);
  const all = rounds.flatMap(linesOf);
  const fault = lines.size === 0 ? t.splitNone : lines.size === all.length ? t.splitAll : null;
  const others = tables.filter((other) => other.sits && other._id !== table._id);
  const send = (other: FloorTable) => {
    if (isBusy) return;
    setTo(other);
    const body = { lines: [...lines], to: other.sitting?._id ?? other._id };
    act(sitting._id, () => splitSitting({ storeId, sittingId: sitting._id }, body));
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
            <RoundChoice key={round._id} round={round} chosen={lines} onChange={setLines} />
          ))}
          <p role="status" className={styles.soft}>
            {fault}
          </p>
          <Button look="main" disabled={fault !== null} onClick={() => setChoosing(true)}>
            {t.splitNext(lines.size)}
          </Button>
        </>
      )}
    </Dialog>
  );
}

const linesOf = ({ items }: Round) => items.filter(({ discarded }) => !discarded);

interface RoundChoiceProps {
  round: Round;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A round with its dishes. Its own box takes all of them. */
function RoundChoice({ round, chosen, onChange }: RoundChoiceProps) {
  const { floor: t } = useTexts();
  const { language } = useNames();
  const ids = linesOf(round).map(({ _id }) => _id);
  const mark = (marked: readonly string[], isOn: boolean) => {
    const others = [...chosen].filter((id) => !marked.includes(id));
    onChange(new Set(isOn ? [...others, ...marked] : others));
  };
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <fieldset className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={ids.length > 0 && count === ids.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < ids.length;
          }}
          onChange={(event) => mark(ids, event.target.checked)}
        />
        <strong>{t.round(round.round)}</strong>
      </label>
      {linesOf(round).map((line) => (
        <label key={line._id}>
          <input
            type="checkbox"
            checked={chosen.has(line._id)}
            onChange={(event) => mark([line._id], event.target.checked)}
          />
          {`${line.quantity}× ${dishNameIn(line, language)}`}
        </label>
      ))}
    </fieldset>
  );
}
