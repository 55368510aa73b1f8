import { Link } from '@tanstack/react-router';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { ReportRow, ReportSection } from '../rules/report-rows.ts';
import styles from './till.module.css';

/** A report, section by section. */
export function Report({ sections }: { sections: ReportSection[] }) {
  return sections.map(({ title, rows }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawer may be called like another part of the report.
    <section key={at}>
      <h3 className={styles.section}>{title}</h3>
      <ReportRows rows={rows} />
    </section>
  ));
}

export function ReportRows({ rows }: { rows: ReportRow[] }) {
  const { currency } = useStore().profile;
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, count, amount, text, isTotal, orderId }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name.
        <div key={at} data-total={isTotal}>
          <dt>
            {orderId === undefined ? (
              nameOf(name, count)
            ) : (
              <Link to="/app/dashboard" search={{ order: orderId }}>
                {name}
              </Link>
            )}
          </dt>
          <dd>{amount === undefined ? text : formatSigned(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

const nameOf = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;

const formatSigned = (amount: Minor, currency: string): string =>
  `${amount < 0 ? '−' : ''}${formatSum(Math.abs(amount), currency)}`;
