import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GATEWAYS, type GatewayKind } from '#domain/money/gateways.ts';
import { may } from '#domain/people/permissions.ts';
import { storeQuery, updateStore } from '../../../api/store.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { NotAllowed } from '../../../parts/not-allowed.tsx';
import { Page } from '../../../parts/page.tsx';
import { useNotice } from '../../../parts/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import { CredentialsForm } from './credentials-form.tsx';
import styles from './payments-page.module.css';
import { UpiForm } from './upi/upi-form.tsx';
import { WebhookAddress } from './webhook-address.tsx';

export function PaymentsPage() {
  const { settings } = useTexts();
  const t = settings.payments;
  const { role, profile } = useStore();
  const [isReplacing, setReplacing] = useState(false);
  if (!may(role, 'store.gateway'))
    return <NotAllowed title={t.title} what={t.onlyOwner} hint={t.onlyOwnerHint} />;
  const { gatewayKind } = profile;
  return (
    <Page title={t.title} lead={t.lead}>
      <UpiForm />
      {gatewayKind && (
        <Connected kind={gatewayKind} isReplacing={isReplacing} onReplace={() => setReplacing(true)} />
      )}
      {(isReplacing || !gatewayKind) && (
        <CredentialsForm
          kind={gatewayKind ?? 'paytm-token'}
          onDone={() => setReplacing(false)}
          onCancel={isReplacing ? () => setReplacing(false) : null}
        />
      )}
    </Page>
  );
}

interface ConnectedProps {
  kind: GatewayKind;
  isReplacing: boolean;
  onReplace: () => void;
}

function Connected({ kind, isReplacing, onReplace }: ConnectedProps) {
  const { settings } = useTexts();
  const t = settings.payments;
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { name } = t.gateways[kind];
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateStore(storeId, { store_gateway_config: null }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(t.removedNow);
    },
    onError: complain,
    onSettled: () => setAsking(false),
  });
  return (
    <Card title={t.connected(name)} hint={t.connectedHint}>
      <p>
        {t.next}{' '}
        <Link to="/app/settings/order-types" className={styles.link}>
          {t.toOrderTypes}
        </Link>
      </p>
      {!isReplacing && GATEWAYS[kind].extras.includes('webhook_secret') && <WebhookAddress kind={kind} />}
      <div className={styles.steps}>
        {!isReplacing && <Button onClick={onReplace}>{t.replace}</Button>}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t.disconnect}
        </Button>
      </div>
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
    </Card>
  );
}
