import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import styles from './messages-page.module.css';
import { TemplateFields } from './template-fields.tsx';
import type { MessageForm } from './use-message-form.ts';

/** The sender's registration with Indian operators, who deliver only registered messages. */
export function DltFields({ form }: { form: MessageForm }) {
  const { messages: t } = useTexts();
  const { sms } = form.draft.settings;
  return (
    <Fold label={t.dlt} isOpen={form.saved.sms.header === ''}>
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
    </Fold>
  );
}
