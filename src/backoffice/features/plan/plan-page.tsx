import { useQuery } from '@tanstack/react-query';
import type { StorePlanView } from '#domain/api/plans.ts';
import { EXTRAS } from '#domain/plans/plan.ts';
import { storeInvoicesQuery } from '../../api/invoices.ts';
import { storePlanQuery } from '../../api/store.ts';
import { Card } from '../../components/card.tsx';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { PlanUse } from '../../components/plan-use.tsx';
import { usePlanHeading } from '../../components/use-plan-heading.ts';
import { useStore } from '../../session/current-store.ts';
import { SITE_BRAND } from '../../session/site-brand.ts';
import { useTexts } from '../../texts/index.ts';
import { CommissionCard } from './commission-card.tsx';
import { PayPlan } from './pay-plan.tsx';
import styles from './plan-page.module.css';

/** What the restaurant's plan includes, and how much of it is used. */
export function PlanPage() {
  const { settings, plan: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(storePlanQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead}>
      {data ? <Plan view={data} /> : <Loading shape="cards" />}
    </Page>
  );
}

function Plan({ view }: { view: StorePlanView }) {
  const { plan, use, features, viewOnly } = view;
  const t = useTexts();
  const { supportEmail } = SITE_BRAND;
  const { storeId, profile } = useStore();
  const { heading, lastDay, isOver } = usePlanHeading(view, view.status, profile.timeZone);
  const { data: sold } = useQuery(storeInvoicesQuery(storeId));
  return (
    <>
      <Card title={heading} hint={lastDay === null || isOver ? undefined : t.plan.until(lastDay)}>
        <PlanUse use={use} />
        <p className={styles.hint}>{viewOnly ? t.plan.viewOnly : t.plan.ordersGoOn}</p>
      </Card>
      <CommissionCard />
      <PayPlan plan={plan} />
      <Card title={t.plan.includes}>
        <ul className={styles.list}>
          {EXTRAS.map((feature) => (
            <li key={feature} className={styles.row}>
              <span>{t.plan.features[feature]}</span>
              <span className={styles.hint}>
                {features.includes(feature) ? `✓ ${t.plan.included}` : t.plan.notIncluded}
              </span>
            </li>
          ))}
        </ul>
        {sold?.plans.length === 0 && (
          <p className={styles.hint}>
            {t.plan.more} {supportEmail !== '' && <a href={`mailto:${supportEmail}`}>{t.plan.write}</a>}
          </p>
        )}
      </Card>
    </>
  );
}
