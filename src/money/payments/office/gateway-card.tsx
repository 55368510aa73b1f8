import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { ProviderCard } from '#ui/office/settings/provider-card.tsx';
import type { GatewayKind } from '../rules/gateways.ts';
import { Connected } from './connected.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { useGatewayTest } from './use-gateway-test.ts';

interface GatewayCardProps {
  kind: GatewayKind;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows a connected gateway, or the steps that connect it. A restaurant has one gateway at a time. */
export function GatewayCard({ kind, isOpen, onToggle }: GatewayCardProps) {
  const { payments: t } = useTexts().settings;
  const { gatewayKind } = useStore().profile;
  const [isReplacing, setReplacing] = useState(false);
  const { keys, isTesting, test } = useGatewayTest();
  const isConnected = gatewayKind === kind;
  const { name, lead } = t.gateways[kind];
  const connection = !isConnected ? 'off' : keys === null || keys === 'accepted' ? 'on' : 'failed';
  return (
    <ProviderCard name={name} lead={lead} connection={connection} isOpen={isOpen} onToggle={onToggle}>
      {isConnected && !isReplacing ? (
        <Connected
          kind={kind}
          keys={keys}
          isTesting={isTesting}
          onTest={test}
          onReplace={() => setReplacing(true)}
        />
      ) : (
        <CredentialsForm
          kind={kind}
          replaced={gatewayKind !== null && !isConnected ? t.gateways[gatewayKind].name : null}
          onDone={() => {
            setReplacing(false);
            test();
          }}
          onCancel={isReplacing ? () => setReplacing(false) : null}
        />
      )}
    </ProviderCard>
  );
}
