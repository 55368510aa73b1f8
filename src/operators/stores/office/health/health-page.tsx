import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteHealth } from '#operators/health/wire/site-health.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { healthQuery } from '../../office-api/operator-site.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './health.module.css';
import { HealthLines } from './health-lines.tsx';
import { WatchCard } from './watch-card.tsx';

/** How the site is doing. */
export function HealthPage() {
  const t = useTexts().operator.health;
  const clock = useOperatorClock();
  const mayOperate = useMayOperate();
  const { data, error, refetch } = useQuery(healthQuery);
  const isElsewhere = error instanceof AppError && error.code === 'NOT_FOUND';
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead}>
      {isElsewhere && <Nothing title={t.ofAll} />}
      {error && !data && !isElsewhere && (
        <Failure title={t.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading shape="cards" />}
      {error && data && <Warning>{t.stale(formatDayTime(data.asOf, clock))}</Warning>}
      {data && <Health health={data} />}
      {data && mayOperate('operator.brand') && <WatchCard />}
    </PageOf>
  );
}

function Health({ health }: { health: SiteHealth }) {
  const t = useTexts().operator.health;
  const clock = useOperatorClock();
  const { version, uptime, stores, orders, database, errors = [], asOf } = health;
  const number = new Intl.NumberFormat(LANGUAGES[clock.language].tag);
  const counted = (figure: number | null) => (figure === null ? t.noAnswer : number.format(figure));
  const time = (at: number | string) => formatDayTime(at, clock);
  return (
    <>
      <HealthLines health={health} />
      {errors.length > 0 && (
        <Card title={t.errors} hint={t.errorsHint}>
          <Facts>
            {errors.map(({ where, count, lastAt, text }) => (
              <Fact key={where} name={where}>
                {t.failedTimes(count, time(lastAt), text)}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
      <Card title={t.program}>
        <Facts>
          <Fact name={t.version}>{version}</Fact>
          <Fact name={t.running}>{time(Date.parse(asOf) - uptime * 1000)}</Fact>
          <Fact name={t.stores}>{counted(stores)}</Fact>
          <Fact name={t.orders}>{counted(orders)}</Fact>
          <Fact name={t.migrations}>
            {database === null ? t.noAnswer : t.newest(database.migrations, database.newest)}
          </Fact>
        </Facts>
      </Card>
    </>
  );
}

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
