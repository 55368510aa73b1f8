import { useQuery } from '@tanstack/react-query';
import type { MessageSettingsView } from '#domain/api/messages.ts';
import { may } from '#domain/people/permissions.ts';
import { messageSettingsQuery } from '../../../api/messages.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Failure } from '../../../parts/failure.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { Page } from '../../../parts/page.tsx';
import { useTexts } from '../../../texts/index.ts';
import { SettingsForm } from '../settings-form.tsx';
import { MessageList } from './message-list.tsx';
import { SmsCard } from './sms-card.tsx';
import { TestCard } from './test-card.tsx';
import { useMessageForm } from './use-message-form.ts';
import { WhatsAppCard } from './whatsapp-card.tsx';

/** How the restaurant reaches its guests, and what became of its last messages. */
export function MessagesPage() {
  const { settings, messages: t } = useTexts();
  const { storeId, role } = useStore();
  const { data, error, refetch } = useQuery(messageSettingsQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  const mayChange = may(role, 'messages.update');
  return (
    <Page title={t.title} lead={mayChange ? t.lead : t.onlyOwner}>
      {!data && <Loading />}
      {data && mayChange && <Form saved={data} />}
      {data && mayChange && <TestCard settings={data} />}
      <MessageList />
    </Page>
  );
}

function Form({ saved }: { saved: MessageSettingsView }) {
  const { messages: t } = useTexts();
  const form = useMessageForm(saved);
  const { dailyLimit } = form.draft.settings;
  return (
    <SettingsForm form={form}>
      <SmsCard form={form}>
        <TextField
          label={t.limit}
          description={t.limitHint(saved.sentToday)}
          inputMode="numeric"
          value={Number.isNaN(dailyLimit) ? '' : String(dailyLimit)}
          fault={form.faults['dailyLimit']}
          onChange={(text) =>
            form.set({ settings: { ...form.draft.settings, dailyLimit: Number.parseInt(text, 10) } })
          }
        />
      </SmsCard>
      <WhatsAppCard form={form} />
    </SettingsForm>
  );
}
