import type { ReactNode } from 'react';
import { type GatewayKind, webhookPath } from '#domain/money/gateways.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './payments-page.module.css';

/** Where the gateway is to call us, to be entered in its dashboard. */
export function WebhookAddress({ kind, children }: { kind: GatewayKind; children?: ReactNode }) {
  const t = useTexts().settings.payments;
  const { storeId } = useStore();
  const address = `${window.location.origin}${webhookPath(kind, storeId)}`;
  return (
    <div className={styles.webhook}>
      <h3>{t.webhook}</h3>
      <p>{t.webhookHint}</p>
      <p className={styles.address}>{address}</p>
      <CopyButton text={address}>{t.copyAddress}</CopyButton>
      {children && <div className={styles.secret}>{children}</div>}
    </div>
  );
}
