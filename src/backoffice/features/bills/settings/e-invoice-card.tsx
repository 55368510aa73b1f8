import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EInvoiceSettingsView } from '#domain/api/e-invoices.ts';
import { sellerFaults } from '#domain/e-invoice/faults.ts';
import { may } from '#domain/staff/permissions.ts';
import { eInvoiceSettingsQuery, saveEInvoiceSettings, tryEInvoices } from '../../../api/e-invoices.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Failure } from '../../../components/failure.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useNotice } from '../../../components/use-notice.ts';
import { Warning } from '../../../components/warning.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './bill-settings.module.css';
import { EInvoiceKeys } from './e-invoice-keys.tsx';

/** Whether bills for companies are registered, and through whom. */
export function EInvoiceCard() {
  const { eInvoices: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(eInvoiceSettingsQuery(storeId));
  return (
    <Card title={t.title} hint={t.lead}>
      {data ? (
        <Settings saved={data} />
      ) : error ? (
        <Failure title={t.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Card>
  );
}

function Settings({ saved: { isOn, hasCredentials } }: { saved: EInvoiceSettingsView }) {
  const { eInvoices: t } = useTexts();
  const { storeId, role, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [isReplacing, setReplacing] = useState(false);
  const isOwner = may(role, 'store.gateway');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (next: boolean) => saveEInvoiceSettings(storeId, { isOn: next }),
    onSuccess: (settings) => {
      client.setQueryData(eInvoiceSettingsQuery(storeId).queryKey, settings);
      say(t.saved);
    },
    onError: complain,
  });
  const missing = sellerFaults(profile).map((fault) => t.faults[fault]);
  const hint = !isOwner ? t.onlyOwner : hasCredentials ? t.isOnHint : t.first;
  return (
    <>
      <SwitchField
        label={t.isOn}
        description={hint}
        checked={isPending ? variables : isOn}
        disabled={!isOwner || !hasCredentials}
        onChange={(next) => mutate(next)}
      />
      {missing.length > 0 && (
        <Warning>
          {t.missing} {missing.join('; ')}.
        </Warning>
      )}
      {isOwner && hasCredentials && !isReplacing && <Connected onReplace={() => setReplacing(true)} />}
      {isOwner && (!hasCredentials || isReplacing) && (
        <EInvoiceKeys isOn={isOn} onDone={() => setReplacing(false)} canCancel={isReplacing} />
      )}
    </>
  );
}

function Connected({ onReplace }: { onReplace: () => void }) {
  const { eInvoices: t, settings } = useTexts();
  const { payments: words } = settings;
  const { storeId } = useStore();
  const { complain } = useNotice();
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => tryEInvoices(storeId),
    onError: complain,
  });
  return (
    <div className={styles.connected}>
      <p>{words.kept}</p>
      <p role="status">
        {data && !isPending && <b>{data === 'refused' ? t.keysRefused : words.answers[data](t.provider)}</b>}
      </p>
      <div className={styles.steps}>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {words.test}
        </Button>
        <Button onClick={onReplace}>{words.replace}</Button>
      </div>
    </div>
  );
}
