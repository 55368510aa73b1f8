import type { RowFault } from '#domain/menu-import/import-rows.ts';
import { Card } from '../../parts/card.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './row-faults.module.css';

const LONGEST = 60;

export function RowFaults({ faults }: { faults: RowFault[] }) {
  const t = useTexts().importMenu;
  const rows = new Set(faults.map(({ row }) => row)).size;
  return (
    <Card title={t.faultsTitle(rows)} hint={t.faultsHint}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.row}</th>
            <th scope="col">{t.column}</th>
            <th scope="col">{t.reason}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, column, reason, value, first = 0 }) => (
            <tr key={`${row} ${column}`}>
              <th scope="row">{row}</th>
              <td>{column}</td>
              <td>{t.faults[reason](shorten(value), first)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function shorten(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
