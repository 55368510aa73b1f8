import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commissionWords } from '#operators/plans/office/face/commission-words.ts';
import { PLAN_LIMITS } from '#operators/plans/rules/plan.ts';
import type { PlanView } from '#operators/plans/wire/plans.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey, plansQuery } from '../../office-api/operator.ts';
import { CouponsCard } from './coupons-card.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanRulesCard } from './plan-rules-card.tsx';
import styles from './plans.module.css';
import { ReplaceDialog } from './replace-dialog.tsx';

/** The plans that restaurants can be on. */
export function PlansPage() {
  const { operator } = useTexts();
  const t = operator.plans;
  const { data, error, refetch } = useQuery(plansQuery);
  const [changing, setChanging] = useState<PlanView | 'new' | null>(null);
  const [replacing, setReplacing] = useState<PlanView | null>(null);
  const open = data?.plans.filter(({ retired }) => !retired) ?? [];
  const othersThan = (plan: PlanView) => open.filter(({ _id }) => _id !== plan._id);
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
      {data && <PlanRulesCard plans={data.plans} />}
      <div className={styles.plans}>
        {data?.plans.map((plan) => (
          <PlanCard
            key={plan._id}
            plan={plan}
            onChange={() => setChanging(plan)}
            onReplace={othersThan(plan).length > 0 ? () => setReplacing(plan) : null}
          />
        ))}
      </div>
      <CouponsCard />
      {replacing && (
        <ReplaceDialog plan={replacing} others={othersThan(replacing)} onClose={() => setReplacing(null)} />
      )}
      {changing && <PlanForm plan={changing === 'new' ? null : changing} onClose={() => setChanging(null)} />}
    </PageOf>
  );
}

interface PlanCardProps {
  plan: PlanView;
  onChange: () => void;
  onReplace: (() => void) | null;
}

function PlanCard({ plan, onChange, onReplace }: PlanCardProps) {
  const { operator, plan: words, edit } = useTexts();
  const t = operator.plans;
  const { name, price, yearPrice, limits, features, viewOnly, retired } = plan;
  const asked = commissionWords(words.commission, plan.commission);
  const prices = [
    price === 0 ? t.free : t.aMonth(formatAmount(price, 'INR')),
    ...(yearPrice === null ? [] : [t.aYear(formatAmount(yearPrice, 'INR'))]),
    ...(asked === '' ? [] : [asked]),
  ];
  return (
    <Card
      title={name}
      hint={[...prices, t.stores(plan.stores)].join(' · ')}
      actions={
        <Button aria-label={t.editOf(name)} onClick={onChange}>
          {edit}
        </Button>
      }
    >
      {retired && <p className={styles.features}>{t.retired}</p>}
      {plan.private && <p className={styles.features}>{t.private}</p>}
      <dl className={styles.limits}>
        {PLAN_LIMITS.map((limit) => (
          <div key={limit}>
            <dt>{t.limits[limit]}</dt>
            <dd>{limits[limit] ?? t.noLimit}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.features}>
        {viewOnly && features.length === 0
          ? t.noFeatures
          : [...(viewOnly ? [] : (['ordering'] as const)), ...features]
              .map((feature) => words.features[feature])
              .join(' · ')}
      </p>
      <div className={styles.steps}>
        <RetireButton plan={plan} />
        {onReplace && (
          <Button aria-label={t.replaceOf(name)} onClick={onReplace}>
            {t.replace}
          </Button>
        )}
      </div>
    </Card>
  );
}

function RetireButton({ plan: { _id, name, retired } }: { plan: PlanView }) {
  const t = useTexts().operator.plans;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('PATCH /api/operator/plans/:planId', { params: { planId: _id }, body: { retired: !retired } }),
    onSuccess: (saved) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(saved.retired ? t.isRetired(name) : t.isBack(name));
    },
    onError: complain,
  });
  return (
    <Button
      aria-label={retired ? t.bringBackOf(name) : t.retireOf(name)}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {retired ? t.bringBack : t.retire}
    </Button>
  );
}
