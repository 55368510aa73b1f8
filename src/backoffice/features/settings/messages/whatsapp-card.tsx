import { Card } from '../../../parts/card.tsx';
import { SwitchField } from '../../../parts/fields/switch-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import type { Credentials } from './draft.ts';
import { KeptCredentials } from './kept-credentials.tsx';
import styles from './messages-page.module.css';
import type { MessageForm } from './use-message-form.ts';

/** Links need no account; messages that go out by themselves need one with Meta. */
export function WhatsAppCard({ form }: { form: MessageForm }) {
  const { messages: t } = useTexts();
  const { active, template, language } = form.draft.settings.whatsApp;
  const field = (name: keyof Credentials) => ({
    value: form.draft.credentials[name],
    fault: form.faults[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (text: string) => form.setCredentials({ [name]: text }),
  });
  return (
    <Card title={t.whatsApp} hint={t.whatsAppHint}>
      <SwitchField
        label={t.cloud}
        description={t.cloudHint}
        checked={active}
        onChange={(isOn) => form.setWhatsApp({ active: isOn })}
      />
      {active && (
        <>
          {form.draft.isNewWhatsApp ? (
            <>
              <TextField label={t.phoneNumberId} inputMode="numeric" {...field('phoneNumberId')} />
              <TextField
                label={t.token}
                description={t.keyHint}
                type="password"
                {...field('token')}
                autoComplete="new-password"
              />
              <details className={styles.more}>
                <summary>{t.more}</summary>
                <TextField
                  label={t.host}
                  placeholder="https://graph.facebook.com"
                  {...field('whatsAppHost')}
                />
              </details>
            </>
          ) : (
            <KeptCredentials onReplace={() => form.set({ isNewWhatsApp: true })} />
          )}
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
        </>
      )}
    </Card>
  );
}
