import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { EVENT_TYPES } from '#programs/v1/wire/events.ts';
import type { MadeWebhook, WebhookBody } from '#programs/webhooks/wire/webhooks.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choices } from '#ui/office/choices/choices.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import styles from './keys.module.css';

interface WebhookFormProps {
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

const NEW: WebhookBody = { url: '', events: ['order.placed', 'order.served', 'order.cancelled'] };

export function WebhookForm({ onMade, onClose }: WebhookFormProps) {
  const t = useTexts();
  const { storeId } = useStore();
  const [{ url, events }, setDraft] = useState(NEW);
  const set = (more: Partial<WebhookBody>) => setDraft((before) => ({ ...before, ...more }));
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: (): Faults => ({
      ...(url.trim() === '' ? { url: t.fields.required } : {}),
      ...(events.length === 0 ? { events: t.webhooks.eventMissing } : {}),
    }),
    send: () =>
      call('POST /api/stores/:storeId/webhooks', { params: { storeId }, body: { url: url.trim(), events } }),
    onDone: onMade,
  });
  return (
    <form {...propsFor(() => submit())} className={styles.form}>
      <TextField
        label={t.webhooks.url}
        description={t.webhooks.urlHint}
        value={url}
        maxLength={500}
        inputMode="url"
        autoComplete="off"
        data-autofocus
        fault={faults['url']}
        onChange={(typed) => set({ url: typed })}
      />
      <Choices
        label={t.webhooks.events}
        values={events}
        options={EVENT_TYPES.map((value) => ({ value, label: t.webhooks.eventNames[value] }))}
        onChange={(chosen) => set({ events: chosen })}
      />
      {faults['events'] && <FormFailure>{faults['events']}</FormFailure>}
      {failure && <FormFailure>{failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={isBusy} action={t.webhooks.add} />
    </form>
  );
}
