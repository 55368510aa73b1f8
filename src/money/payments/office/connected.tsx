import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { gatewayTestQuery, storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { GATEWAYS, type GatewayKind, type KeyAnswer } from '../rules/gateways.ts';
import styles from './payments-page.module.css';
import { WebhookAddress } from './webhook-address.tsx';

interface ConnectedProps {
  kind: GatewayKind;
  keys: KeyAnswer | null;
  isTesting: boolean;
  onTest: () => void;
  onReplace: () => void;
}

export function Connected({ kind, keys, isTesting, onTest, onReplace }: ConnectedProps) {
  const { payments: t, advanced } = useTexts().settings;
  const { name } = t.gateways[kind];
  return (
    <>
      <p className={styles.soft}>{t.kept}</p>
      <p>
        {t.next}{' '}
        <Link to="/app/settings/order-types" className={styles.link}>
          {t.toOrderTypes}
        </Link>
      </p>
      <div role="status">
        {keys && !isTesting && (
          <p className={`${styles.answer} ${keys === 'accepted' ? styles.good : styles.bad}`}>
            {t.answers[keys](name)}
          </p>
        )}
      </div>
      <div className={styles.steps}>
        <Button look="main" isBusy={isTesting} onClick={onTest}>
          {t.test}
        </Button>
        <Button onClick={onReplace}>{t.replace}</Button>
        <Disconnect name={name} />
      </div>
      {GATEWAYS[kind].extras.includes('webhook_secret') && (
        <Fold label={advanced}>
          <p>{t.webhook}</p>
          <WebhookAddress kind={kind} />
        </Fold>
      )}
    </>
  );
}

function Disconnect({ name }: { name: string }) {
  const { payments: t } = useTexts().settings;
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateStore(storeId, { store_gateway_config: null }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      client.removeQueries(gatewayTestQuery(storeId));
      say(t.removedNow);
    },
    onError: complain,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t.disconnect}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.disconnectTitle(name)}
        action={t.disconnect}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      >
        {t.disconnectLead}
      </ConfirmDialog>
    </>
  );
}
