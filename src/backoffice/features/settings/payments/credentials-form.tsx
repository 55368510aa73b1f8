import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFaultsOf } from '../../../api/request.ts';
import { storeQuery } from '../../../api/store.ts';
import { updateStore } from '../../../api/update-store.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useNotice } from '../../../parts/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { type Faults, useFormProps } from '../use-store-form.ts';
import { type Credentials, checkCredentials, NO_CREDENTIALS, toGatewayConfig } from './credentials.ts';
import styles from './payments-page.module.css';

interface CredentialsFormProps {
  onDone: () => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** The key leaves this form once, for the server, and is in no answer. */
export function CredentialsForm({ onDone, onCancel }: CredentialsFormProps) {
  const { settings } = useTexts();
  const t = settings.payments;
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [draft, setDraft] = useState(NO_CREDENTIALS);
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateStore(storeId, { store_gateway_config: toGatewayConfig(draft) }),
    onSuccess: (updated) => {
      setDraft(NO_CREDENTIALS);
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(t.savedNow);
      onDone();
    },
    onError: (error) => {
      const found = fieldFaultsOf(error);
      const byField = Object.entries(found).map(([path, text]) => [path.replace(/^.*\./, ''), text]);
      setFaults(Object.fromEntries(byField));
      complain(error);
    },
  });
  const formProps = useFormProps(faults, () => {
    const found = checkCredentials(draft, settings.faults);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isPending) mutate();
  });
  const field = (name: keyof Credentials) => ({
    value: draft[name],
    fault: faults[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (text: string) => setDraft((before) => ({ ...before, [name]: text })),
  });
  return (
    <form {...formProps}>
      <Card title={t.connect} hint={t.connectHint}>
        <TextField label={t.merchantId} {...field('merchent_id')} />
        <TextField
          label={t.merchantKey}
          description={t.merchantKeyHint}
          type="password"
          {...field('merchent_key')}
          autoComplete="new-password"
        />
        <details className={styles.more}>
          <summary>{t.more}</summary>
          <TextField label={t.host} placeholder="https://secure.paytmpayments.com" {...field('host')} />
          <TextField label={t.website} placeholder="DEFAULT" {...field('website')} />
          <TextField label={t.industry} placeholder="Retail" {...field('industry_type')} />
        </details>
        <div className={styles.steps}>
          <Button look="main" type="submit" isBusy={isPending}>
            {t.save}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        </div>
      </Card>
      <LeaveGuard isChanged={Object.values(draft).some((text) => text !== '')} />
    </form>
  );
}
