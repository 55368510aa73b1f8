import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatDayOf } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { PlanUse } from '#ui/office/plan/plan-use.tsx';
import { usePlanHeading } from '#ui/office/plan/use-plan-heading.ts';
import { storeDetailsQuery } from '../../office-api/operator.ts';
import type { StoreDetails } from '../../wire/operated-store.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import { LogCard } from './log-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OwnPriceStep } from './own-price-step.tsx';
import { PeopleCard } from './people-card.tsx';
import { RenewalStep } from './renewal-step.tsx';
import { ServicesCard } from './services-card.tsx';
import styles from './store.module.css';
import { StoreSteps } from './store-steps.tsx';
import { SupportStep } from './support-step.tsx';

/** One store for whoever runs the program. */
export function StorePage() {
  const { operatedStore: t } = useTexts();
  const { store = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(storeDetailsQuery(store));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return data ? <Details details={data} /> : <Loading shape="page" />;
}

function Details({ details }: { details: StoreDetails }) {
  const { operatedStore: own } = useTexts();
  const clock = useOperatorClock();
  const { slug, name, createdAt } = details.store;
  return (
    <PageOf
      owner={PRODUCT}
      title={name}
      lead={own.lead(slug, formatDayOf(createdAt, clock))}
      actions={
        <a href={`/${slug}`} target="_blank" rel="noopener">
          {own.page}
        </a>
      }
      width="wide"
    >
      <Link to="/operator" className={styles.back}>
        <span aria-hidden="true">‹</span> {own.back}
      </Link>
      <div className={styles.cards}>
        <PlanCard details={details} />
        <Card title={own.use}>
          <PlanUse use={details.plan.use} />
        </Card>
        <PeopleCard {...details} />
        <ServicesCard details={details} />
        <NotesCard details={details} />
      </div>
      <LogCard {...details} />
    </PageOf>
  );
}

function PlanCard({ details }: { details: StoreDetails }) {
  const { store, plan } = details;
  const t = useTexts();
  const clock = useOperatorClock();
  const { heading, lastDay, isOver } = usePlanHeading(plan, store.status, INVOICE_TIME_ZONE);
  const { suspendedAt, suspendedFor } = store;
  return (
    <Card title={heading} hint={lastDay === null || isOver ? undefined : t.plan.until(lastDay)}>
      {suspendedAt !== null && (
        <p className={styles.note}>
          {t.operatedStore.suspendedSince(formatDayOf(suspendedAt, clock), suspendedFor)}
        </p>
      )}
      {store.closedAt !== null && (
        <p className={styles.note}>
          {t.operatedStore.closedSince(formatDayOf(store.closedAt, clock), store.closedFor)}
        </p>
      )}
      <StoreSteps store={store} />
      <RenewalStep store={store} />
      <OwnPriceStep {...details} />
      <SupportStep store={store} />
    </Card>
  );
}
