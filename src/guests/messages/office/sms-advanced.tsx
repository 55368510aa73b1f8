import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import styles from './messages-page.module.css';
import type { MessageForm } from './use-message-form.ts';

/** Rarely needed settings: the provider's address, the countries that get codes, and the daily limit. */
export function SmsAdvanced({ form }: { form: MessageForm }) {
  const { messages: t, settings } = useTexts();
  const { draft, faults, saved } = form;
  const { dailyLimit, sms } = draft.settings;
  const isTyped = sms.provider !== null && draft.isNewSms;
  return (
    <Fold label={settings.advanced}>
      {isTyped && (sms.provider === 'http' ? <Request form={form} /> : <Host form={form} />)}
      <TextField
        label={t.countries}
        description={t.countriesHint}
        inputMode="tel"
        value={draft.countries}
        fault={faults['codeCountries']}
        onChange={(countries) => form.set({ countries })}
      />
      {sms.provider !== null && (
        <TextField
          label={t.limit}
          description={t.limitHint(saved.sentToday)}
          inputMode="numeric"
          value={Number.isNaN(dailyLimit) ? '' : String(dailyLimit)}
          fault={faults['dailyLimit']}
          onChange={(text) =>
            form.set({ settings: { ...draft.settings, dailyLimit: Number.parseInt(text, 10) } })
          }
        />
      )}
    </Fold>
  );
}

function Host({ form }: { form: MessageForm }) {
  const { messages: t } = useTexts();
  const { provider } = form.draft.settings.sms;
  const usual = provider === 'msg91' ? 'https://control.msg91.com' : 'https://2factor.in';
  return <TextField label={t.host} placeholder={usual} {...form.secret('host')} />;
}

/** The HTTP request of a provider that we don't know. */
function Request({ form }: { form: MessageForm }) {
  const { messages: t } = useTexts();
  const { method, format } = form.draft.credentials;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t.method}
          value={method}
          options={(['POST', 'GET'] as const).map((value) => ({ value, label: value }))}
          onChange={(value) => form.setCredentials({ method: value })}
        />
        {method === 'POST' && (
          <SelectField
            label={t.format}
            value={format}
            options={(['json', 'form'] as const).map((value) => ({ value, label: t.formats[value] }))}
            onChange={(value) => form.setCredentials({ format: value })}
          />
        )}
      </div>
      <TextArea label={t.heads} description={t.headsHint} {...form.secret('headers')} />
      {method === 'POST' && <TextArea label={t.body} description={t.bodyHint} {...form.secret('body')} />}
    </>
  );
}
