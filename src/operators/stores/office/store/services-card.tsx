import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import type { StoreDetails } from '../../wire/operated-store.ts';
import styles from './store.module.css';

/** How payment, printers, messages and the domain of the store do. */
export function ServicesCard({ details }: { details: StoreDetails }) {
  const { operatedStore: t } = useTexts();
  const facts = useFacts(details);
  return (
    <Card title={t.services}>
      <dl className={styles.list}>
        {facts.map(({ label, text, isBad }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={isBad ? styles.bad : styles.soft}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useFacts({ gateway, printers, messages, domain }: StoreDetails) {
  const { operatedStore: t, settings } = useTexts();
  const channels = messages.channels.map((channel) => t.channels[channel]).join(', ') || t.noChannels;
  const name = gateway && settings.payments.gateways[gateway.kind].name;
  const failed = messages.failed > 0 ? ` · ${t.failedMessages(messages.failed)}` : '';
  return [
    {
      label: t.gateway,
      text: name === null ? t.noGateway : gateway?.isTest ? t.gatewayTest(name) : t.gatewayLive(name),
      isBad: false,
    },
    {
      label: t.printers,
      text: t.printersOf(printers.all, printers.failing),
      isBad: printers.failing > 0,
    },
    { label: t.messages, text: channels + failed, isBad: messages.failed > 0 },
    {
      label: t.domain,
      text: domain === null ? t.noDomain : `${domain.domain}, ${t.domainStates[domain.state]}`,
      isBad: false,
    },
  ];
}
