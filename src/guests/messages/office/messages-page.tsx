import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { ProviderCard } from '#ui/office/settings/provider-card.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { messageSettingsQuery } from '../office-api/messages.ts';
import type { MessageSettingsView } from '../wire/messages.ts';
import { MessageList } from './message-list.tsx';
import { SmsCard } from './sms-card.tsx';
import { TestMessage } from './test-message.tsx';
import { useMessageForm } from './use-message-form.ts';
import { WhatsAppCard } from './whatsapp-card.tsx';

/** The settings of SMS and WhatsApp, and the latest messages. */
export function MessagesPage() {
  const { settings, messages: t } = useTexts();
  const { storeId, role } = useStore();
  const { data, error, refetch } = useQuery(messageSettingsQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  const mayChange = may(role, 'messages.update');
  return (
    <Page title={t.title} lead={mayChange ? t.lead : t.onlyOwner}>
      {!data && <Loading shape="fields" />}
      {data && mayChange && <Cards saved={data} />}
      <MessageList />
    </Page>
  );
}

function Cards({ saved }: { saved: MessageSettingsView }) {
  const { messages: t } = useTexts();
  const form = useMessageForm(saved);
  const isNothingYet = saved.sms.provider === null && !saved.whatsApp.active;
  const [open, setOpen] = useState<CardName | null>(isNothingYet ? 'sms' : null);
  const [seen, setSeen] = useState(form.faults);
  // Opens the card with the first fault, which may be closed.
  if (form.faults !== seen) {
    setSeen(form.faults);
    setOpen(cardOf(form.faults) ?? open);
  }
  const folding = (name: CardName) => ({
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
  return (
    <>
      <SettingsForm form={form}>
        <SmsCard form={form} {...folding('sms')} />
        <WhatsAppCard form={form} {...folding('whatsapp')} />
      </SettingsForm>
      <ProviderCard name={t.email} lead={t.emailHint} connection="on" {...folding('email')}>
        <TestMessage channel="email" />
      </ProviderCard>
    </>
  );
}

type CardName = 'sms' | 'whatsapp' | 'email';

const OF_WHATSAPP = new Set(['template', 'language', 'token', 'phoneNumberId', 'whatsAppHost']);

/** The card of the first field with a fault. */
function cardOf(faults: Faults): CardName | null {
  const [first] = Object.keys(faults);
  if (first === undefined) return null;
  return OF_WHATSAPP.has(first) ? 'whatsapp' : 'sms';
}
