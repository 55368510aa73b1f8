import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useUncovered } from '#kitchen/printing/office/face/use-uncovered.ts';
import { printersQuery } from '#kitchen/printing/office-api/printers.ts';
import type { PrintersView } from '#kitchen/printing/wire/printing.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { AlertIcon, PrinterIcon } from '#ui/office/icons.tsx';
import { useTimed } from '#ui/office/now.ts';
import styles from './strips.module.css';

const FAILING_MS = MINUTE;

export function PrinterStrip() {
  const { storeId } = useStore();
  const { data } = useQuery(printersQuery(storeId));
  if (!data) return null;
  return (
    <>
      <Failing printers={data.printers} />
      <Uncovered printers={data.printers} />
    </>
  );
}

/** Printers that have failed for a minute, with jobs waiting. */
function Failing({ printers }: Pick<PrintersView, 'printers'>) {
  const { printing: t } = useTexts();
  const failing = printers.filter(
    ({ enabled, fault, failingSince, waiting }) => enabled && fault && failingSince && waiting > 0,
  );
  const isLong = useTimed((now) =>
    failing.some(({ failingSince }) => now - Date.parse(failingSince ?? '') >= FAILING_MS),
  );
  if (!isLong) return null;
  return (
    <div className={`${styles.line} ${common.bad}`} role="alert">
      <AlertIcon />
      <ul className={styles.message}>
        {failing.map(({ _id, name, fault, waiting }) => (
          <li key={_id}>{fault && t.strip(name, t.faults[fault], waiting)}</li>
        ))}
      </ul>
      <ToPrinters />
    </div>
  );
}

/** Categories that no printer was chosen for, which come out on the default printers. */
function Uncovered({ printers }: Pick<PrintersView, 'printers'>) {
  const { printing: t } = useTexts();
  const { role } = useStore();
  const uncovered = useUncovered(printers);
  if (!uncovered || !may(role, 'printer.manage')) return null;
  return (
    <div className={`${styles.line} ${common.warn}`} role="status">
      <PrinterIcon />
      <p className={styles.message}>
        {t.uncovered(uncovered.categories.join(', '), uncovered.printers.join(', '))}
      </p>
      <ToPrinters />
    </div>
  );
}

function ToPrinters() {
  const { printing: t } = useTexts();
  const { role } = useStore();
  if (!may(role, 'printer.manage')) return null;
  return (
    <Link to="/app/settings/printers" className={styles.link}>
      {t.toPrinters}
    </Link>
  );
}
