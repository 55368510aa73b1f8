import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { may } from '#domain/permissions.ts';
import { printersQuery } from '../../api/printers.ts';
import { useStore } from '../../parts/current-store.ts';
import { AlertIcon } from '../../parts/icons.tsx';
import { useTimed } from '../../parts/now.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './strip.module.css';

const LONG_MS = 60_000;

/** What does not come out of a printer for a minute, nobody in the kitchen knows of. */
export function PrinterStrip() {
  const { printing: t } = useTexts();
  const { storeId, role } = useStore();
  const { data } = useQuery(printersQuery(storeId));
  const failing = (data?.printers ?? []).filter(
    ({ enabled, fault, failingSince, waiting }) => enabled && fault && failingSince && waiting > 0,
  );
  const isLong = useTimed((now) =>
    failing.some(({ failingSince }) => now - Date.parse(failingSince ?? '') >= LONG_MS),
  );
  if (!isLong) return null;
  return (
    <div className={`${styles.line} ${styles.bad}`} role="alert">
      <AlertIcon />
      <ul className={styles.said}>
        {failing.map(({ _id, name, fault, waiting }) => (
          <li key={_id}>{fault && t.strip(name, t.faults[fault], waiting)}</li>
        ))}
      </ul>
      {may(role, 'printer.manage') && (
        <Link to="/app/settings/printers" className={styles.link}>
          {t.toPrinters}
        </Link>
      )}
    </div>
  );
}
