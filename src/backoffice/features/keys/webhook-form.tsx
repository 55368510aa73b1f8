import { useState } from 'react';
import { EVENT_TYPES } from '#domain/api/v1/events.ts';
import type { MadeWebhook, WebhookBody } from '#domain/api/webhooks.ts';
import { addWebhook } from '../../api/webhooks.ts';
import { Choices } from '../../components/choices.tsx';
import { DialogSteps } from '../../components/dialog-steps.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { type Faults, useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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
    send: () => addWebhook(storeId, { url: url.trim(), events }),
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
