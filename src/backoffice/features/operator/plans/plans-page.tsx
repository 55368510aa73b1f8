import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanView } from '#domain/api/plans.ts';
import { PLAN_LIMITS } from '#domain/plans/plan.ts';
import { plansQuery } from '../../../api/operator.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Failure } from '../../../components/failure.tsx';
import { formatAmount } from '../../../components/format.ts';
import { Loading } from '../../../components/loading.tsx';
import { PageOf } from '../../../components/page.tsx';
import { PRODUCT } from '../../../session/site-brand.ts';
import { useTexts } from '../../../texts/index.ts';
import { PlanForm } from './plan-form.tsx';
import styles from './plans.module.css';

/** The plans that restaurants can be on. */
export function PlansPage() {
  const { operator } = useTexts();
  const t = operator.plans;
  const { data, error, refetch } = useQuery(plansQuery);
  const [changing, setChanging] = useState<PlanView | 'new' | null>(null);
  return (
    <PageOf
      owner={PRODUCT}
      title={t.title}
      lead={t.lead}
      width="wide"
      actions={
        <Button look="main" onClick={() => setChanging('new')}>
          {t.add}
        </Button>
      }
    >
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <div className={styles.plans}>
        {data?.plans.map((plan) => (
          <PlanCard key={plan._id} plan={plan} onChange={() => setChanging(plan)} />
        ))}
      </div>
      {changing && <PlanForm plan={changing === 'new' ? null : changing} onClose={() => setChanging(null)} />}
    </PageOf>
  );
}

function PlanCard({
  plan: { name, price, limits, features },
  onChange,
}: {
  plan: PlanView;
  onChange: () => void;
}) {
  const { operator, plan: words, edit } = useTexts();
  const t = operator.plans;
  return (
    <Card
      title={name}
      hint={price === 0 ? t.free : t.aMonth(formatAmount(price, 'INR'))}
      actions={
        <Button aria-label={t.editOf(name)} onClick={onChange}>
          {edit}
        </Button>
      }
    >
      <dl className={styles.limits}>
        {PLAN_LIMITS.map((limit) => (
          <div key={limit}>
            <dt>{t.limits[limit]}</dt>
            <dd>{limits[limit] ?? t.noLimit}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.features}>
        {features.length === 0
          ? t.noFeatures
          : features.map((feature) => words.features[feature]).join(' · ')}
      </p>
    </Card>
  );
}
