import { useQuery } from '@tanstack/react-query';
import { useInterface } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { funnelQuery } from '../../office-api/operator.ts';
import type { Funnel } from '../../wire/operator.ts';
import { AsOf } from '../as-of.tsx';
import styles from './sign-up.module.css';

const STEPS = ['signedUp', 'confirmed', 'dish', 'table', 'order'] as const;

/** How far the restaurants came that signed up in each month. */
export function FunnelCard() {
  const { t } = useInterface();
  const words = t.operator.stuck.funnel;
  const { data, error, refetch } = useQuery(funnelQuery);
  return (
    <Card title={words.title} hint={words.lead}>
      {error && !data && <Failure title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.months.length === 0 && <p className={styles.soft}>{words.none}</p>}
      {data && data.months.length > 0 && <AsOf countedAt={data.countedAt} />}
      {data?.months.map((one) => (
        <Month key={one.month} {...one} />
      ))}
    </Card>
  );
}

function Month({ month, ...reached }: Funnel['months'][number]) {
  const { t, language } = useInterface();
  const shown = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat(language, shown).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <section className={styles.month} aria-label={name}>
      <h3>{name}</h3>
      <dl className={styles.steps}>
        {STEPS.map((step) => (
          <div key={step}>
            <dt>{t.operator.stuck.funnel.steps[step]}</dt>
            <dd>{reached[step]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
