import type { ReactNode } from 'react';
import { SMS_PROVIDERS, type SmsProviderName } from '#domain/messages/message-settings.ts';
import { Card } from '../../../parts/card.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { SwitchField } from '../../../parts/fields/switch-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import { KeptCredentials } from './kept-credentials.tsx';
import styles from './messages-page.module.css';
import { SmsCredentials } from './sms-credentials.tsx';
import { TemplateFields } from './template-fields.tsx';
import type { MessageForm } from './use-message-form.ts';

export function SmsCard({ form, children }: { form: MessageForm; children: ReactNode }) {
  const { messages: t } = useTexts();
  const { sms } = form.draft.settings;
  const { provider } = sms;
  const options = [
    { value: '' as const, label: t.providers.none },
    ...SMS_PROVIDERS.map((value) => ({ value, label: t.providers[value] })),
  ];
  const choose = (value: SmsProviderName | '') => {
    const isKept = value === form.saved.sms.provider && form.saved.sms.hasCredentials;
    form.setSms({ provider: value === '' ? null : value });
    form.set({ isNewSms: !isKept });
  };
  return (
    <Card title={t.sms} hint={t.smsHint}>
      <SelectField label={t.provider} value={provider ?? ''} options={options} onChange={choose} />
      <TextField
        label={t.countries}
        description={t.countriesHint}
        inputMode="tel"
        value={form.draft.countries}
        fault={form.faults['codeCountries']}
        onChange={(countries) => form.set({ countries })}
      />
      {provider !== null && (
        <>
          {form.draft.isNewSms ? (
            <SmsCredentials form={form} provider={provider} />
          ) : (
            <KeptCredentials onReplace={() => form.set({ isNewSms: true })} />
          )}
          <SwitchField
            label={t.codes}
            description={t.codesHint}
            checked={sms.codes}
            onChange={(codes) => form.setSms({ codes })}
          />
          <SwitchField
            label={t.ready}
            description={t.readyHint}
            checked={sms.ready}
            onChange={(ready) => form.setSms({ ready })}
          />
          <div className={styles.limit}>{children}</div>
          <details className={styles.more} open={form.saved.sms.header === '' || undefined}>
            <summary>{t.dlt}</summary>
            <p className={styles.hint}>{t.dltHint}</p>
            <div className={styles.pair}>
              <TextField
                label={t.entity}
                inputMode="numeric"
                value={sms.entityId}
                fault={form.faults['entityId']}
                onChange={(entityId) => form.setSms({ entityId: entityId.trim() })}
              />
              <TextField
                label={t.header}
                value={sms.header}
                fault={form.faults['header']}
                onChange={(header) => form.setSms({ header: header.trim() })}
              />
            </div>
            {sms.codes && <TemplateFields form={form} purpose="code" />}
            {sms.ready && <TemplateFields form={form} purpose="ready" />}
          </details>
        </>
      )}
    </Card>
  );
}
