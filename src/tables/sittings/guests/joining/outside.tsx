import { useState } from 'react';
import { checkTable } from '#platform/phone/guests/state/visit.ts';
import card from '#ui/guests/order-card.module.css';
import { useAtom } from '#ui/guests/use-atom.ts';
import actions from '#ui/shared/components/actions.module.css';
import type { TableTexts } from '../../texts/guests/table/en.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import { sitDown } from '../state/sit.ts';
import { $table, type Phase } from '../state/table.ts';
import { useAct } from '../use-trouble.ts';
import styles from './join.module.css';
import { JoinForm } from './join-form.tsx';

/** Where a guest is who does not sit at the table. */
export const OUTSIDE = ['started', 'waiting', 'refused', 'left', 'staff', 'nowhere'] as const;
export type OutsidePhase = (typeof OUTSIDE)[number];

export const isOutside = (phase: Phase): phase is OutsidePhase => OUTSIDE.some((one) => one === phase);

/** What is said to such a guest. */
export function outsideWords({ join }: TableTexts, phase: OutsidePhase, table: string): [string, string] {
  return {
    started: [join.title(table), join.hint],
    waiting: [join.waiting, join.waitingHint],
    refused: [join.refused, join.refusedHint],
    left: [join.left, join.leftHint],
    staff: [join.staff, join.staffHint],
    nowhere: [join.nowhere, join.nowhereHint],
  }[phase] as [string, string];
}

export function OutsideCard({ phase, table }: { phase: OutsidePhase; table: string }) {
  const [title, hint] = outsideWords(useTableTexts(), phase, table);
  return (
    <section className={card.card}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <p className={card.lead}>{hint}</p>
      <OutsideActs phase={phase} />
    </section>
  );
}

/** What such a guest can do. */
export function OutsideActs({ phase }: { phase: OutsidePhase }) {
  const { join } = useTableTexts();
  if (phase === 'started') return <JoinForm />;
  if (phase === 'waiting') return <Waiting />;
  if (phase === 'refused') return <Act label={join.askAgain} work={() => sitDown()} />;
  return phase === 'staff' && <Act label={join.checkAgain} work={checkTable} />;
}

function Waiting() {
  const { join } = useTableTexts();
  const [hasCode, setHasCode] = useState(false);
  const codeFault = useAtom($table)?.codeFault ?? null;
  return (
    <>
      <div className={styles.pulse} aria-hidden="true" />
      {hasCode || codeFault !== null ? (
        <JoinForm isWaiting told={codeFault === null ? '' : join.codeFaults[codeFault]} />
      ) : (
        <button type="button" className={actions.quiet} onClick={() => setHasCode(true)}>
          {join.haveCode}
        </button>
      )}
    </>
  );
}

function Act({ label, work }: { label: string; work: () => Promise<void> }) {
  const { submit, isBusy, faults } = useAct();
  return (
    <>
      <button type="button" className={actions.strong} aria-busy={isBusy} onClick={() => void submit(work)}>
        {label}
      </button>
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
    </>
  );
}
