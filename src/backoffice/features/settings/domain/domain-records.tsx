import type { DomainView } from '#domain/api/domains.ts';
import { Card } from '../../../parts/card.tsx';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './domain.module.css';

/** What the owner enters where they manage the domain. */
export function DomainRecords({ records }: Pick<DomainView, 'records'>) {
  const { domain: t } = useTexts();
  return (
    <Card title={t.records} hint={t.recordsHint}>
      <dl className={styles.records}>
        {records.flatMap(({ type, name, value }) => [
          <Entry key={`${type} name`} label={t.recordName(type)} text={name} />,
          <Entry key={`${type} value`} label={t.recordValue(type)} text={value} />,
        ])}
      </dl>
    </Card>
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
