import { useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { Guide, Step } from '#ui/office/settings/guide.tsx';
import { ProviderCard } from '#ui/office/settings/provider-card.tsx';
import { KeptCredentials } from './kept-credentials.tsx';
import styles from './messages-page.module.css';
import { TestMessage } from './test-message.tsx';
import { useConnection } from './use-channel-test.ts';
import type { MessageForm } from './use-message-form.ts';

interface WhatsAppCardProps {
  form: MessageForm;
  isOpen: boolean;
  onToggle: () => void;
}

/** WhatsApp links need no account. Automatic messages need one with Meta. */
export function WhatsAppCard({ form, ...folding }: WhatsAppCardProps) {
  const { messages: t, settings } = useTexts();
  const { saved, draft } = form;
  const { active } = draft.settings.whatsApp;
  const hasKeys = saved.whatsApp.active && saved.whatsApp.hasCredentials;
  const connection = useConnection('whatsapp', hasKeys);
  return (
    <ProviderCard name={t.whatsApp} lead={t.whatsAppHint} connection={connection} {...folding}>
      <SwitchField
        label={t.cloud}
        description={t.cloudHint}
        checked={active}
        onChange={(isOn) => form.setWhatsApp({ active: isOn })}
      />
      {active && draft.isNewWhatsApp && (
        <>
          <Guide>
            <Step text={t.guides.whatsApp.number}>
              <TextField label={t.phoneNumberId} inputMode="numeric" {...form.secret('phoneNumberId')} />
            </Step>
            <Step text={t.guides.whatsApp.token}>
              <TextField
                label={t.token}
                description={t.keyHint}
                type="password"
                {...form.secret('token')}
                autoComplete="new-password"
              />
            </Step>
            <Step text={t.guides.whatsApp.template}>
              <Template form={form} />
            </Step>
            <Step text={t.saveAndTest} />
          </Guide>
          <Fold label={settings.advanced}>
            <TextField
              label={t.host}
              placeholder="https://graph.facebook.com"
              {...form.secret('whatsAppHost')}
            />
          </Fold>
        </>
      )}
      {active && !draft.isNewWhatsApp && (
        <>
          <KeptCredentials onReplace={() => form.set({ isNewWhatsApp: true })} />
          {hasKeys && !form.isChanged && <TestMessage channel="whatsapp" />}
          <Template form={form} />
        </>
      )}
    </ProviderCard>
  );
}

function Template({ form }: { form: MessageForm }) {
  const { messages: t } = useTexts();
  const { template, language } = form.draft.settings.whatsApp;
  return (
    <div className={styles.pair}>
      <TextField
        label={t.templateName}
        description={t.templateNameHint}
        value={template}
        fault={form.faults['template']}
        onChange={(text) => form.setWhatsApp({ template: text.trim() })}
      />
      <TextField
        label={t.language}
        description={t.languageHint}
        value={language}
        fault={form.faults['language']}
        onChange={(text) => form.setWhatsApp({ language: text.trim() })}
      />
    </div>
  );
}
