import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { TabReceipts } from '#money/receipts/office/face/tab-receipts.tsx';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { sittingQuery } from '#tables/sittings/office-api/sittings.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { useUnanswered } from '#ui/office/forms/use-unanswered.ts';
import sums from '#ui/office/layout/sums.module.css';
import { useBoardComponents } from '../board-components.ts';
import { RecordPayment } from './record-payment.tsx';
import styles from './sheet.module.css';
import { usePart, usePartName } from './splitting/parts-to-check.tsx';

interface MoneyProps {
  sitting: StaffSitting;
  title: string;
  /** Whether a payment is being noted, where the sums and the button for it stand at the foot of the sheet. */
  recording?: Recording | undefined;
  /** What it is for, if that is told here. */
  children?: ReactNode;
}

interface Recording {
  isOpen: boolean;
  isBelow: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** What the table owes, what came, and what is on its way. */
export function Money({ sitting, title, recording, children }: MoneyProps) {
  const id = useId();
  const { floor: t } = useTexts();
  const { storeId, role, profile } = useStore();
  const client = useQueryClient();
  const { TabSteps } = useBoardComponents();
  const { total = 0, paid = 0, due = 0, tips, parts, receipts, orders } = sitting;
  const rounds = orders.filter(({ state }) => state !== CANCELLED);
  const [first] = rounds;
  const isUnderWay = parts.filter(({ state }) => state === 'open' || state === 'awaiting');
  const more = [
    // Where a foot shows the sums, what was paid stands there.
    { label: t.paid, amount: recording ? 0 : paid },
    { label: t.tips, amount: tips },
    { label: t.toRefund, amount: paid - total },
  ].filter(({ amount }) => amount > 0);
  const rows = recording ? more : [{ label: t.total, amount: total }, ...more];
  if (orders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
      {(!recording || rows.length > 0) && (
        <dl className={sums.sums}>
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatAmount(amount, profile.currency)}</dd>
            </div>
          ))}
          {!recording && (
            <div className={sums.total}>
              <dt>{due > 0 ? t.stillDue : t.nothingDue}</dt>
              <dd>{due > 0 && formatAmount(due, profile.currency)}</dd>
            </div>
          )}
        </dl>
      )}
      {isUnderWay.length > 0 && (
        <ul className={styles.lines} aria-label={t.parts}>
          {isUnderWay.map((part) => (
            <PartLine key={part._id} part={part} sitting={sitting} />
          ))}
        </ul>
      )}
      {due > 0 && may(role, 'payment.record') && <Record sitting={sitting} recording={recording} />}
      <TabReceipts
        tab={sitting._id}
        seen={`${due} ${receipts.length}`}
        due={due}
        onChange={() =>
          void client.invalidateQueries({ queryKey: sittingQuery(storeId, sitting._id).queryKey })
        }
      />
      <div className={styles.steps}>
        {first && <TabSteps orderId={first._id} state={Math.min(...rounds.map(({ state }) => state))} />}
      </div>
    </section>
  );
}

function PartLine({ part, sitting }: { part: StaffSitting['parts'][number]; sitting: StaffSitting }) {
  const { floor: t } = useTexts();
  const { role, profile } = useStore();
  const name = usePartName(sitting)(part);
  const { drop, isBusy } = usePart(sitting._id, part);
  const sum = formatAmount(part.amount + part.tip, profile.currency);
  return (
    <li>
      <span>{sum}</span>
      <span>
        {name} <span className={styles.detail}>{t.partStates[part.state]}</span>
      </span>
      {may(role, 'payment.record') && part.state === 'open' && (
        <LineButton aria-label={t.dropOf(name, sum)} isBusy={isBusy} onClick={drop}>
          {t.drop}
        </LineButton>
      )}
    </li>
  );
}

function Record({ sitting, recording }: Pick<MoneyProps, 'sitting' | 'recording'>) {
  const own = useState(false);
  const [isRecording, setRecording] = recording ? [recording.isOpen, recording.setOpen] : own;
  const [persons, setPersons] = useState(1);
  const unanswered = useUnanswered(sitting);
  const { due = 0, receipts } = unanswered.shown;
  // What came in meanwhile sets the form back.
  if (isRecording)
    return (
      <RecordPayment
        key={`${due} ${receipts.length}`}
        sitting={unanswered.shown}
        unanswered={unanswered}
        persons={persons}
        onPersons={setPersons}
        onBack={() => {
          unanswered.onAnswer(null);
          setRecording(false);
        }}
      />
    );
  return !recording?.isBelow && <RecordButton sitting={unanswered.shown} onOpen={() => setRecording(true)} />;
}

interface RecordButtonProps {
  sitting: StaffSitting;
  isMain?: boolean;
  onOpen: () => void;
}

/** Opens the form in which money is noted. */
export function RecordButton({ sitting: { due = 0 }, isMain = false, onOpen }: RecordButtonProps) {
  const { floor: t } = useTexts();
  const { currency } = useStore().profile;
  return (
    <Button look={isMain ? 'main' : 'tinted'} onClick={onOpen}>
      {t.record(formatAmount(due, currency))}
    </Button>
  );
}
