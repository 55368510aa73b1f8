import { type ReactNode, useState } from 'react';
import actions from '#ui/parts/actions.module.css';
import card from '../../parts/order-card.module.css';
import { sitDown } from '../../state/table/sit.ts';
import type { Phase } from '../../state/table/table.ts';
import { checkTable } from '../../state/visit.ts';
import { useTableTexts } from '../../texts/table/use-table-texts.ts';
import styles from './join.module.css';
import { JoinForm } from './join-form.tsx';
import { useAct } from './use-act.ts';

interface Props {
  phase: Phase;
  /** "Table 12". */
  table: string;
}

/** What a guest sees who does not sit at the table. */
export function Outside({ phase, table }: Props) {
  const { join } = useTableTexts();
  switch (phase) {
    case 'started':
      return (
        <Card title={join.title(table)} hint={join.hint}>
          <JoinForm />
        </Card>
      );
    case 'waiting':
      return <Waiting />;
    case 'refused':
      return (
        <Card title={join.refused} hint={join.refusedHint}>
          <Act label={join.askAgain} work={() => sitDown()} />
        </Card>
      );
    case 'left':
      return <Card title={join.left} hint={join.leftHint} />;
    case 'staff':
      return (
        <Card title={join.staff} hint={join.staffHint}>
          <Act label={join.checkAgain} work={checkTable} />
        </Card>
      );
    default:
      return <Card title={join.nowhere} hint={join.nowhereHint} />;
  }
}

/** Live, because somebody may let the guest in at any moment. */
function Waiting() {
  const { join } = useTableTexts();
  const [hasCode, setHasCode] = useState(false);
  return (
    <Card title={join.waiting} hint={join.waitingHint}>
      <div className={styles.pulse} aria-hidden="true" />
      {hasCode ? (
        <JoinForm isWaiting />
      ) : (
        <button type="button" className={actions.quiet} onClick={() => setHasCode(true)}>
          {join.haveCode}
        </button>
      )}
    </Card>
  );
}

function Card({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <section className={card.card}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <p className={card.lead}>{hint}</p>
      {children}
    </section>
  );
}

function Act({ label, work }: { label: string; work: () => Promise<void> }) {
  const { act, isBusy, fault } = useAct();
  return (
    <>
      <button type="button" className={actions.strong} aria-busy={isBusy} onClick={() => void act(work)}>
        {label}
      </button>
      <p className={card.fault} role="alert">
        {fault}
      </p>
    </>
  );
}
