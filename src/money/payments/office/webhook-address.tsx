import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { type GatewayKind, webhookPath } from '../rules/gateways.ts';
import styles from './payments-page.module.css';

/** The address at which the gateway calls us. Owners enter it in the gateway's dashboard. */
export function WebhookAddress({ kind }: { kind: GatewayKind }) {
  const t = useTexts().settings.payments;
  const { storeId } = useStore();
  const address = `${window.location.origin}${webhookPath(kind, storeId)}`;
  return (
    <div className={styles.webhook}>
      <p className={styles.address} translate="no">
        {address}
      </p>
      <CopyButton text={address}>{t.copyAddress}</CopyButton>
    </div>
  );
}
