import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import formDialog from '#ui/office/dialogs/form-dialog.module.css';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { createOperatedStore, operatorKey } from '../office-api/operator.ts';
import { type CreateStoreBody, createStoreBody, type OperatedStore } from '../wire/operator.ts';
import { useNewPlans } from './use-new-plans.ts';

interface CreateDialogProps {
  /** The restaurant that is duplicated. */
  of?: OperatedStore;
  onClose: () => void;
}

/** Makes a restaurant and invites its owner. A second try after a lost answer makes no second one. */
export function CreateDialog({ of, onClose }: CreateDialogProps) {
  const { operator, fields } = useTexts();
  const t = operator.create;
  const client = useQueryClient();
  const { say } = useNotice();
  const plans = useNewPlans() ?? [];
  const [draft, setDraft] = useState(() => ({
    key: randomId(),
    name: '',
    email: '',
    plan: of?.plan ?? '',
    template: of?.slug ?? '',
  }));
  const plan = plans.includes(draft.plan) ? draft.plan : (plans[0] ?? '');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: createOperatedStore,
    check: ({ name, email }: CreateStoreBody): Record<string, string> => ({
      ...(name === '' ? { name: fields.required } : {}),
      ...(createStoreBody.shape.email.safeParse(email).success
        ? {}
        : { email: email === '' ? fields.required : fields.invalid }),
    }),
    place: (found) => ({
      ...found,
      ...(found['template'] ? { template: t.noTemplate } : {}),
      ...(found['email'] ? { email: t.notOwner } : {}),
    }),
    onDone: ({ store: { name }, isNew, isSent }, { email }) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say((isNew ? (isSent ? t.made : t.madeUnsent) : t.known)(name, email));
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  const send = () =>
    submit({
      key: draft.key,
      name: draft.name.trim(),
      email: draft.email.trim(),
      plan,
      ...(draft.template.trim() === '' ? {} : { template: draft.template.trim() }),
    });
  return (
    <Dialog isOpen onClose={onClose} size="32rem" title={of ? t.duplicateTitle(of.name) : t.add}>
      <form {...propsFor(send)}>
        <p className={formDialog.lead}>{t.lead}</p>
        <TextField label={t.name} maxLength={200} {...field('name')} />
        <TextField
          label={t.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...field('email')}
        />
        <SelectField
          label={operator.columns.plan}
          value={plan}
          options={plans.map((value) => ({ value, label: value }))}
          fault={faults['plan']}
          onChange={(value) => setDraft({ ...draft, plan: value })}
        />
        <TextField
          label={t.template}
          description={t.templateHint}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          {...field('template')}
        />
        {draft.template.trim() !== '' && <p className={formDialog.lead}>{t.copied}</p>}
        <FormFailure>{failure}</FormFailure>
        <DialogSteps action={t.action} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
