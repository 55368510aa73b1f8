import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  byLimit,
  EXTRAS,
  type Extra,
  type Limits,
  NO_LIMITS,
  PLAN_LIMITS,
  type PlanLimit,
} from '#operators/plans/rules/plan.ts';
import type { PlanView } from '#operators/plans/wire/plans.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { RupeeField } from '#ui/office/fields/money-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { byLastName, type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import styles from './plans.module.css';

type Typed = Record<PlanLimit, string>;

const WHOLE = /^\d{0,9}$/;
/** As typed: nothing for no limit. */
const typedOf = (limits: Limits): Typed => byLimit((limit) => String(limits[limit] ?? ''));

const shownOr = (amount = 0): string => (amount === 0 ? '' : String(amount));

/** Adds a plan, or changes one. Its restaurants follow its name. */
export function PlanForm({ plan, onClose }: { plan: PlanView | null; onClose: () => void }) {
  const { operator, plan: words, fields } = useTexts();
  const t = operator.plans;
  const client = useQueryClient();
  const { say } = useNotice();
  const [name, setName] = useState(plan?.name ?? '');
  const [price, setPrice] = useState(plan ? String(plan.price) : '');
  const [limits, setLimits] = useState(typedOf(plan?.limits ?? NO_LIMITS));
  const [features, setFeatures] = useState<Extra[]>([...(plan?.features ?? [])]);
  const [viewOnly, setViewOnly] = useState(plan?.viewOnly ?? false);
  const [yearPrice, setYearPrice] = useState(String(plan?.yearPrice ?? ''));
  const [perOrder, setPerOrder] = useState(shownOr(plan?.commission.perOrder));
  const [percent, setPercent] = useState(shownOr(plan?.commission.percent));
  const [isPrivate, setPrivate] = useState(plan?.private ?? false);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => {
      const numbers = byLimit((limit) => (limits[limit] === '' ? null : Number(limits[limit])));
      const terms = {
        name: name.trim(),
        price: price || '0',
        limits: numbers,
        features,
        viewOnly,
        private: isPrivate,
        yearPrice: yearPrice || null,
        commission: { perOrder: perOrder || '0', percent: percent || '0' },
      };
      return plan
        ? call('PATCH /api/operator/plans/:planId', { params: { planId: plan._id }, body: terms })
        : call('POST /api/operator/plans', { body: terms });
    },
    check: (): Faults => ({
      ...(name.trim() === '' && { name: fields.required }),
      ...(price !== '' && parseHundredths(price) === null && { price: t.noPrice }),
      ...(yearPrice !== '' && parseHundredths(yearPrice) === null && { yearPrice: t.noPrice }),
      ...(perOrder !== '' && parseHundredths(perOrder) === null && { perOrder: t.noPrice }),
      ...(percent !== '' && parseHundredths(percent) === null && { percent: t.noPercent }),
      ...Object.fromEntries(
        PLAN_LIMITS.filter((limit) => !WHOLE.test(limits[limit])).map((limit) => [limit, t.wholeNumber]),
      ),
    }),
    place: byLastName,
    onDone: (saved) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.saved(saved.name));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="32rem" title={plan ? t.editOf(plan.name) : t.add}>
      <form {...propsFor(() => submit(undefined))}>
        <TextField
          data-autofocus
          label={t.name}
          maxLength={60}
          value={name}
          fault={faults['name']}
          onChange={setName}
        />
        <RupeeField label={t.price} value={price} fault={faults['price']} onChange={setPrice} />
        <RupeeField
          label={t.yearPrice}
          description={t.yearPriceHint}
          value={yearPrice}
          fault={faults['yearPrice']}
          onChange={setYearPrice}
        />
        <RupeeField label={t.perOrder} value={perOrder} fault={faults['perOrder']} onChange={setPerOrder} />
        <PercentField
          label={t.percent}
          description={t.percentHint}
          value={percent}
          fault={faults['percent']}
          onChange={setPercent}
        />
        <SwitchField
          label={t.private}
          description={t.privateHint}
          checked={isPrivate}
          onChange={setPrivate}
        />
        <fieldset className={styles.fields}>
          <legend>{t.limitsHint}</legend>
          {PLAN_LIMITS.map((limit) => (
            <TextField
              key={limit}
              label={t.limits[limit]}
              inputMode="numeric"
              placeholder={t.noLimit}
              value={limits[limit]}
              fault={faults[limit]}
              onChange={(typed) => setLimits({ ...limits, [limit]: typed.trim() })}
            />
          ))}
        </fieldset>
        <SwitchField
          label={words.features.ordering}
          checked={!viewOnly}
          onChange={(has) => setViewOnly(!has)}
        />
        {EXTRAS.map((feature) => (
          <SwitchField
            key={feature}
            label={words.features[feature]}
            checked={features.includes(feature)}
            onChange={(has) =>
              setFeatures(has ? [...features, feature] : features.filter((known) => known !== feature))
            }
          />
        ))}
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
