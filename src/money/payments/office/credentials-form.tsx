import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LeaveGuard } from '#ui/office/dialogs/leave-guard.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { byLastName, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Fold } from '#ui/office/layout/fold.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Guide, Step } from '#ui/office/settings/guide.tsx';
import { GATEWAYS, type GatewayExtra, type GatewayKind } from '../rules/gateways.ts';
import { type Credentials, checkCredentials, NO_CREDENTIALS, toGatewayConfig } from './credentials.ts';
import styles from './payments-page.module.css';
import { WebhookAddress } from './webhook-address.tsx';

interface CredentialsFormProps {
  kind: GatewayKind;
  /** The gateway that guests pay through until then. */
  replaced: string | null;
  onDone: () => void;
  /** Null if there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** Secrets are sent to the server once, and no answer has them. */
export function CredentialsForm({ kind, replaced, onDone, onCancel }: CredentialsFormProps) {
  const { payments: t, advanced } = useTexts().settings;
  const form = useCredentials(kind, onDone);
  const { where, paste, idLabel, keyLabel } = t.gateways[kind];
  const has = (extra: GatewayExtra) => GATEWAYS[kind].extras.includes(extra);
  const secret = { type: 'password', autoComplete: 'new-password' };
  return (
    <form {...form.formProps}>
      <Guide>
        <Step text={where} />
        <Step text={paste}>
          <TextField label={idLabel} {...form.field('merchent_id')} />
          <TextField
            label={keyLabel}
            description={t.writtenOnce}
            {...form.field('merchent_key')}
            {...secret}
          />
        </Step>
        {has('webhook_secret') && (
          <Step text={t.webhook}>
            <WebhookAddress kind={kind} />
            <TextField
              label={t.webhookSecret}
              description={t.webhookSecretHint}
              {...form.field('webhook_secret')}
              {...secret}
            />
          </Step>
        )}
        <Step text={t.connect}>
          {replaced && <p className={styles.soft}>{t.replaces(replaced)}</p>}
          <div className={styles.steps}>
            <Button look="main" type="submit" isBusy={form.isBusy}>
              {t.save}
            </Button>
            {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
          </div>
        </Step>
      </Guide>
      <Fold label={advanced}>
        <TextField label={t.host} placeholder={GATEWAYS[kind].host} {...form.field('host')} />
        {has('website') && <TextField label={t.website} placeholder="DEFAULT" {...form.field('website')} />}
        {has('industry_type') && (
          <TextField label={t.industry} placeholder="Retail" {...form.field('industry_type')} />
        )}
      </Fold>
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
