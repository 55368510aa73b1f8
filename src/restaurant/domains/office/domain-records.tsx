import { useTexts } from '#texts/office/index.ts';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import type { OwnDomain } from '../wire/domains.ts';
import styles from './domain.module.css';

/** What the owner enters where they manage the domain. */
export function DomainRecords({ records, isOpen }: Pick<OwnDomain, 'records'> & { isOpen: boolean }) {
  const { domain: t } = useTexts();
  return (
    <details className={styles.how} open={isOpen}>
      <summary>{t.records}</summary>
      <p>{t.recordsHint}</p>
      <dl className={styles.records}>
        {records.flatMap(({ type, name, value }) => [
          <Entry key={`${type} name ${value}`} label={t.recordName(type)} text={name} />,
          <Entry key={`${type} value ${value}`} label={t.recordValue(type)} text={value} />,
        ])}
      </dl>
    </details>
  );
}

function Entry({ label, text }: { label: string; text: string }) {
  const { domain: t } = useTexts();
  return (
    <div className={styles.record}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.text} translate="no">
          {text}
        </span>
        <CopyButton text={text}>{t.copy(label)}</CopyButton>
      </dd>
    </div>
  );
}
