import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GATEWAYS, type GatewayExtra, type GatewayKind } from '#domain/money/gateways.ts';
import { storeQuery, updateStore } from '../../../api/store.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { byLastName, fieldsOf, useForm } from '../../../parts/use-form.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { type Credentials, checkCredentials, NO_CREDENTIALS, toGatewayConfig } from './credentials.ts';
import styles from './payments-page.module.css';
import { WebhookAddress } from './webhook-address.tsx';

/** What most come with first. */
const IN_ORDER: readonly GatewayKind[] = ['paytm-token', 'razorpay', 'paytm'];

interface CredentialsFormProps {
  /** Which gateway to begin with. */
  kind: GatewayKind;
  onDone: () => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** Secrets leave this form once, for the server, and are in no answer. */
export function CredentialsForm({ kind: present, onDone, onCancel }: CredentialsFormProps) {
  const { settings } = useTexts();
  const t = settings.payments;
  const [kind, setKind] = useState(present);
  const form = useCredentials(kind, onDone);
  const { name, where, idLabel, keyLabel } = t.gateways[kind];
  const has = (extra: GatewayExtra) => GATEWAYS[kind].extras.includes(extra);
  const secret = { type: 'password', autoComplete: 'new-password' };
  return (
    <form {...form.formProps}>
      <Card title={t.connect}>
        <Choice
          label={t.which}
          value={kind}
          options={IN_ORDER.map((value) => ({ value, label: t.gateways[value].name }))}
          onChange={setKind}
        />
        <p className={styles.where}>{where}</p>
        <TextField label={idLabel} {...form.field('merchent_id')} />
        <TextField label={keyLabel} description={t.writtenOnce} {...form.field('merchent_key')} {...secret} />
        {has('webhook_secret') && (
          <WebhookAddress kind={kind}>
            <TextField
              label={t.webhookSecret}
              description={t.webhookSecretHint}
              {...form.field('webhook_secret')}
              {...secret}
            />
          </WebhookAddress>
        )}
        <details className={styles.more}>
          <summary>{t.more(name)}</summary>
          <TextField label={t.host} placeholder={GATEWAYS[kind].host} {...form.field('host')} />
          {has('website') && <TextField label={t.website} placeholder="DEFAULT" {...form.field('website')} />}
          {has('industry_type') && (
            <TextField label={t.industry} placeholder="Retail" {...form.field('industry_type')} />
          )}
        </details>
        <div className={styles.steps}>
          <Button look="main" type="submit" isBusy={form.isBusy}>
            {t.save}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        </div>
      </Card>
      <LeaveGuard isChanged={form.isChanged} />
    </form>
  );
}

function useCredentials(kind: GatewayKind, onDone: () => void) {
  const { settings } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [draft, setDraft] = useState(NO_CREDENTIALS);
  const { faults, isBusy, submit, propsFor } = useForm({
    check: () => checkCredentials(kind, draft, settings.faults),
    send: () => updateStore(storeId, { store_gateway_config: toGatewayConfig(kind, draft) }),
    place: byLastName,
    onError: complain,
    onDone: (updated) => {
      setDraft(NO_CREDENTIALS);
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(settings.payments.savedNow);
      onDone();
    },
  });
  const set = (more: Partial<Credentials>) => setDraft((before) => ({ ...before, ...more }));
  const fieldOf = fieldsOf(draft, set, faults);
  const field = (name: keyof Credentials) => ({ ...fieldOf(name), autoComplete: 'off', spellCheck: false });
  const isChanged = Object.values(draft).some((text) => text !== '');
  return { formProps: propsFor(() => submit()), field, isBusy, isChanged };
}
