import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanRules } from '#operators/plans/rules/plan.ts';
import type { PlanView } from '#operators/plans/wire/plans.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey, planRulesQuery } from '../../office-api/operator.ts';
import styles from './plans.module.css';

/** On which plan restaurants begin, and to which they step down. */
export function PlanRulesCard({ plans }: { plans: PlanView[] }) {
  const t = useTexts().operator.plans;
  const { data, error, refetch } = useQuery(planRulesQuery);
  if (error && !data) return <Failure title={t.rulesFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="fields" />;
  return (
    <Card title={t.rules} hint={t.rulesHint}>
      <RulesForm key={JSON.stringify(data)} saved={data} plans={plans} />
    </Card>
  );
}

function RulesForm({ saved, plans }: { saved: PlanRules; plans: PlanView[] }) {
  const { operator, save, fields } = useTexts();
  const t = operator.plans;
  const client = useQueryClient();
  const { say } = useNotice();
  const [draft, setDraft] = useState({
    ...saved,
    trialDays: String(saved.trialDays),
    graceDays: String(saved.graceDays),
  });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('PUT /api/operator/plan-rules', {
        body: { ...draft, trialDays: Number(draft.trialDays), graceDays: Number(draft.graceDays) },
      }),
    check: () =>
      Object.fromEntries(
        (['trialDays', 'graceDays'] as const)
          .filter((field) => !/^\d{1,3}$/.test(draft[field]))
          .map((field) => [field, draft[field] === '' ? fields.required : t.wholeNumber]),
      ),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.rulesSaved);
    },
  });
  const namesWith = (present: string) => [
    ...new Set([present, ...plans.filter(({ retired }) => !retired).map(({ name }) => name)]),
  ];
  return (
    <form {...propsFor(() => submit(undefined))}>
      <div className={styles.fields}>
        {(['newPlan', 'lastPlan'] as const).map((field) => (
          <SelectField
            key={field}
            label={t[field]}
            value={draft[field]}
            options={namesWith(saved[field]).map((value) => ({ value, label: value }))}
            fault={faults[field]}
            onChange={(name) => setDraft({ ...draft, [field]: name })}
          />
        ))}
        {(['trialDays', 'graceDays'] as const).map((field) => (
          <TextField
            key={field}
            label={t[field]}
            description={t[`${field}Hint`]}
            inputMode="numeric"
            value={draft[field]}
            fault={faults[field]}
            onChange={(typed) => setDraft({ ...draft, [field]: typed.trim() })}
          />
        ))}
      </div>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" isBusy={isBusy}>
        {save}
      </Button>
    </form>
  );
}
