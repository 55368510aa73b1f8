import { RECEIVED, STEPS } from '#ordering/orders/rules/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLanguages } from '#restaurant/access/office/guest-languages.ts';
import { useTexts } from '#texts/office/index.ts';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { TranslatedField, usualName } from '#ui/office/fields/translated-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { ORDER_KINDS } from '../rules/order-kind.ts';
import { AskFields } from './ask-fields.tsx';
import { BillPreview } from './bill-preview.tsx';
import { ChargesField } from './charges-field.tsx';
import { asksForCode, type TypeDraft } from './edit-types.ts';
import styles from './order-types.module.css';

interface TypeFieldsProps {
  type: TypeDraft;
  path: string;
  faults: Faults;
  onChange: (type: TypeDraft) => void;
}

/** The states in which a new order can begin. Served at once is for counters. */

export function TypeFields({ type, path, faults, onChange }: TypeFieldsProps) {
  const { orderTypes: t, editor, states } = useTexts();
  const { hasGateway } = useStore().profile;
  const languages = useGuestLanguages();
  const set = (edits: Partial<TypeDraft>) => onChange({ ...type, ...edits });
  return (
    <div className={styles.fields}>
      <div>
        <TextField
          label={t.label}
          description={t.labelHint}
          value={type.label}
          fault={faults[`${path}.label`]}
          onChange={(label) => set({ label })}
        />
        {languages.map(({ language, name }) => (
          <TranslatedField
            key={language}
            language={language}
            kind="label"
            label={editor.inLanguage(name)}
            placeholder={usualName(language, type.label, editor.asInEnglish)}
            translations={type.translations}
            most={200}
            onTranslate={(translations) => set({ translations })}
          />
        ))}
        <SelectField
          label={t.kind}
          description={t.kindHint}
          value={type.kind}
          options={ORDER_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
          onChange={(kind) => set({ kind })}
        />
        <ChargesField
          value={type.charges}
          path={`${path}.charges`}
          faults={faults}
          onChange={(charges) => set({ charges })}
        />
        <MoneyField
          label={t.minimum}
          description={t.minimumHint}
          value={type.minimum}
          fault={faults[`${path}.minimum`]}
          onChange={(minimum) => set({ minimum })}
        />
        <TextField
          label={t.payment}
          description={t.paymentHint}
          value={type.paymentMethod}
          fault={faults[`${path}.paymentMethod`]}
          onChange={(paymentMethod) => set({ paymentMethod })}
        />
        <SelectField
          label={t.firstState}
          value={String(type.initialOrderState)}
          options={STEPS.map((state) => ({ value: String(state), label: states[state] }))}
          onChange={(state) =>
            set({ initialOrderState: STEPS.find((step) => String(step) === state) ?? RECEIVED })
          }
        />
        <SwitchField
          label={t.online}
          description={hasGateway ? t.onlineHint : t.onlineMissing}
          checked={type.online_payment === 1}
          disabled={!hasGateway && type.online_payment === 0}
          onChange={(isOnline) => set({ online_payment: isOnline ? 1 : 0 })}
        />
        <SwitchField
          label={t.otp}
          description={t.otpHint}
          checked={asksForCode(type)}
          onChange={(asks) => set({ otpAuthentication: asks, otp_on_order: asks })}
        />
        <AskFields type={type} path={path} faults={faults} onChange={onChange} />
      </div>
      <BillPreview type={type} />
    </div>
  );
}
