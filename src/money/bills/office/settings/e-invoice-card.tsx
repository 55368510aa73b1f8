import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eInvoiceSettingsQuery, tryEInvoices } from '#money/e-invoices/office-api/e-invoices.ts';
import { sellerFaults } from '#money/e-invoices/rules/faults.ts';
import type { EInvoiceSettingsView } from '#money/e-invoices/wire/e-invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Warning } from '#ui/office/notices/warning.tsx';
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
    mutationFn: (next: boolean) =>
      call('PUT /api/stores/:storeId/e-invoices/settings', { params: { storeId }, body: { isOn: next } }),
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
