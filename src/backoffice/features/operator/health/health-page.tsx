import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteHealth } from '#domain/api/site-health.ts';
import { LANGUAGES } from '#domain/language/languages.ts';
import { healthQuery } from '../../../api/operator-site.ts';
import { Card } from '../../../components/card.tsx';
import { Failure } from '../../../components/failure.tsx';
import { formatDayTime } from '../../../components/format.ts';
import { Loading } from '../../../components/loading.tsx';
import { PageOf } from '../../../components/page.tsx';
import { PRODUCT } from '../../../session/site-brand.ts';
import { useInterface, useTexts } from '../../../texts/index.ts';
import styles from './health.module.css';

/** How the site is doing. */
export function HealthPage() {
  const { operator } = useTexts();
  const t = operator.health;
  const { data, error, refetch } = useQuery(healthQuery);
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead}>
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading shape="cards" />}
      {data && <Health health={data} />}
    </PageOf>
  );
}

const MEGABYTE = 1024 * 1024;

function Health({ health }: { health: SiteHealth }) {
  const { t, language } = useInterface();
  const words = t.operator.health;
  const { version, uptime, isMailSetUp, stores, orders, database, due, followers, errors } = health;
  const clock = { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const number = new Intl.NumberFormat(LANGUAGES[language].tag, { maximumFractionDigits: 0 });
  const since = (at: number | string) => formatDayTime(at, clock);
  return (
    <>
      <Card title={words.program}>
        <Facts>
          <Fact name={words.version}>{version}</Fact>
          <Fact name={words.since}>{since(Date.now() - uptime * 1000)}</Fact>
          <Fact name={words.mail} isBad={!isMailSetUp}>
            {isMailSetUp ? words.mailSet : words.noMail}
          </Fact>
          <Fact name={words.stores}>{stores === null ? words.noAnswer : number.format(stores)}</Fact>
          <Fact name={words.orders}>{orders === null ? words.noAnswer : number.format(orders)}</Fact>
        </Facts>
      </Card>
      {errors && (
        <Card title={words.errors} hint={words.errorsHint}>
          {errors.length === 0 && <p>{words.noErrors}</p>}
          <Facts>
            {errors.map(({ where, count, lastAt, text }) => (
              <Fact key={where} name={where} isBad>
                {words.failedTimes(count, since(lastAt), text)}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
      <Card title={words.database}>
        {database === null ? (
          <p className={styles.bad}>{words.noAnswer}</p>
        ) : (
          <Facts>
            <Fact name={words.size}>{words.megabytes(number.format(database.bytes / MEGABYTE))}</Fact>
            <Fact name={words.migrations}>{words.newest(database.migrations, database.newest)}</Fact>
          </Facts>
        )}
      </Card>
      <Card title={words.waiting} hint={words.waitingHint}>
        {due === null && <p className={styles.bad}>{words.noAnswer}</p>}
        <Facts>
          {due?.map(({ work, overdue, oldest }) => (
            <Fact key={work} name={words.work[work]} isBad={overdue > 0}>
              {oldest === null ? words.nothing : words.overdue(overdue, since(oldest))}
            </Fact>
          ))}
        </Facts>
      </Card>
      <Card title={words.followers} hint={words.followersHint}>
        {followers === null && <p className={styles.bad}>{words.noAnswer}</p>}
        {followers?.length === 0 && <p>{words.upToDate}</p>}
        <Facts>
          {followers?.map(({ name, stores: late, entries }) => (
            <Fact key={name} name={words.followerNames[name] ?? name} isBad={entries > 0}>
              {entries === 0 ? words.upToDate : words.behind(entries, late)}
            </Fact>
          ))}
        </Facts>
      </Card>
    </>
  );
}

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

function Fact({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? styles.bad : undefined}>{children}</dd>
    </div>
  );
}
