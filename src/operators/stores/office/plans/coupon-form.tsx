import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { couponsQuery } from '#operators/invoices/office-api/invoices.ts';
import { COUPON_KINDS, type CouponKind } from '#operators/plans/rules/plan-price.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

/** Makes a coupon, which is good until the end of its day in India. */
export function CouponForm({ onClose }: { onClose: () => void }) {
  const { operator, fields } = useTexts();
  const t = operator.coupons;
  const client = useQueryClient();
  const { say } = useNotice();
  const [kind, setKind] = useState<CouponKind>('percent');
  const [draft, setDraft] = useState({ code: '', value: '', until: '', mostUses: '' });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('POST /api/operator/coupons', {
        body: {
          code: draft.code.trim(),
          kind,
          value: Number(draft.value),
          until: new Date(`${draft.until}T23:59:59+05:30`).toISOString(),
          mostUses: draft.mostUses === '' ? null : Number(draft.mostUses),
        },
      }),
    check: (): Faults => ({
      ...(/^[A-Za-z0-9-]{3,30}$/.test(draft.code.trim()) ? {} : { code: t.codeHint }),
      ...(/^[1-9]\d{0,2}$/.test(draft.value) ? {} : { value: operator.plans.wholeNumber }),
      ...(/^([1-9]\d{0,5})?$/.test(draft.mostUses) ? {} : { mostUses: operator.plans.wholeNumber }),
      ...(draft.until === '' && { until: fields.required }),
    }),
    onDone: ({ code }) => {
      void client.invalidateQueries({ queryKey: couponsQuery.queryKey });
      say(t.added(code));
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.add}>
      <form {...propsFor(() => submit(undefined))}>
        <TextField
          data-autofocus
          label={t.code}
          description={t.codeHint}
          maxLength={30}
          autoComplete="off"
          {...field('code')}
        />
        <SelectField
          label={t.kind}
          value={kind}
          options={COUPON_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={setKind}
        />
        <TextField label={t.value[kind]} inputMode="numeric" maxLength={3} {...field('value')} />
        <TextField label={t.lastDay} type="date" {...field('until')} />
        <TextField
          label={t.mostUses}
          description={t.mostUsesHint}
          inputMode="numeric"
          maxLength={6}
          {...field('mostUses')}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
