import { useTexts } from '#texts/office/index.ts';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { DEFAULT_TEMPLATES, endsWithWebOtp, SMS_VALUES, type SmsPurpose } from '../rules/dlt.ts';
import { withText } from './draft.ts';
import styles from './messages-page.module.css';
import type { MessageForm } from './use-message-form.ts';

const FIRST = { code: 'code', ready: 'order' } as const;

/** A template as it was registered, with a value for each of its variables. */
export function TemplateFields({ form, purpose }: { form: MessageForm; purpose: SmsPurpose }) {
  const { messages: t } = useTexts();
  const { templates } = form.draft.settings.sms;
  const template = templates[purpose];
  const set = (changed: typeof template) => form.setSms({ templates: { ...templates, [purpose]: changed } });
  const isTyped = purpose === 'code' && !endsWithWebOtp(template);
  return (
    <fieldset className={styles.template}>
      <legend>{t.templates[purpose]}</legend>
      <TextField
        label={t.templateId}
        value={template.id}
        fault={form.faults[`templates.${purpose}.id`]}
        onChange={(id) => set({ ...template, id: id.trim() })}
      />
      <TextArea
        label={t.templateText}
        description={isTyped ? t.webOtpHint : t.templateHint}
        value={template.text}
        fault={form.faults[`templates.${purpose}`]}
        onChange={(text) => set(withText(template, text, FIRST[purpose]))}
      />
      <div className={styles.values}>
        {template.values.map((value, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a variable is known by its place alone.
            key={at}
            label={t.variable(at + 1)}
            value={value}
            options={SMS_VALUES.map((name) => ({ value: name, label: t.values[name] }))}
            onChange={(name) => set({ ...template, values: template.values.with(at, name) })}
          />
        ))}
      </div>
      <CopyButton text={DEFAULT_TEMPLATES[purpose].text}>{t.copyUsual}</CopyButton>
    </fieldset>
  );
}
