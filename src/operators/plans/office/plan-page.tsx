import { useQuery } from '@tanstack/react-query';
import { storeInvoicesQuery } from '#operators/invoices/office-api/invoices.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { SITE_BRAND } from '#restaurant/access/office/site-brand.ts';
import { storePlanQuery } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { PlanUse } from '#ui/office/plan/plan-use.tsx';
import { usePlanHeading } from '#ui/office/plan/use-plan-heading.ts';
import { EXTRAS } from '../rules/plan.ts';
import type { StorePlanView } from '../wire/plans.ts';
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
