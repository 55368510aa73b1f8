import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Guide, Step } from '#ui/office/settings/guide.tsx';
import { ProviderCard } from '#ui/office/settings/provider-card.tsx';
import { SMS_PROVIDERS, type SmsProviderName } from '../rules/message-settings.ts';
import { DltFields } from './dlt-fields.tsx';
import { KeptCredentials } from './kept-credentials.tsx';
import { SmsAdvanced } from './sms-advanced.tsx';
import { SmsCredentials } from './sms-credentials.tsx';
import { TestMessage } from './test-message.tsx';
import { useConnection } from './use-channel-test.ts';
import type { MessageForm } from './use-message-form.ts';

interface SmsCardProps {
  form: MessageForm;
  isOpen: boolean;
  onToggle: () => void;
}

export function SmsCard({ form, ...folding }: SmsCardProps) {
  const { messages: t } = useTexts();
  const { sms } = form.draft.settings;
  const { provider } = sms;
  const connection = useConnection('sms', form.saved.sms.hasCredentials);
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
    <ProviderCard name={t.sms} lead={t.smsHint} connection={connection} {...folding}>
      <SelectField label={t.provider} value={provider ?? ''} options={options} onChange={choose} />
      {provider !== null && form.draft.isNewSms && (
        <Guide>
          <Step text={t.guides[provider].where} />
          <Step text={t.guides[provider].paste}>
            <SmsCredentials form={form} provider={provider} />
          </Step>
          <Step text={t.register}>
            <DltFields form={form} />
          </Step>
          <Step text={t.saveAndTest} />
        </Guide>
      )}
      {provider !== null && !form.draft.isNewSms && (
        <>
          <KeptCredentials onReplace={() => form.set({ isNewSms: true })} />
          {!form.isChanged && <TestMessage channel="sms" />}
          <DltFields form={form} />
        </>
      )}
      {provider !== null && (
        <>
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
        </>
      )}
      <SmsAdvanced form={form} />
    </ProviderCard>
  );
}
