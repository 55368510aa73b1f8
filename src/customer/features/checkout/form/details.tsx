import { MOST_TEXT } from '#domain/placing/checkout.ts';
import { useOrderTexts } from '../../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import page from '../checkout.module.css';
import type { Checkout } from '../use-checkout.ts';
import { CountrySelect } from './country-select.tsx';
import { FaultText, Field, TextArea } from './field.tsx';
import styles from './form.module.css';
import { parsePhone } from './parse-phone.ts';
import { PlaceField } from './place-field.tsx';

/** The guest's name and phone, the place, and a note for the kitchen. */
export function Details({ checkout }: { checkout: Checkout }) {
  const { form } = useOrderTexts();
  const { draft, faults, orderType, isTableKnown, unknownTable, asks, change } = checkout;
  const isNameNeeded = asks.name === 'required';
  const isPhoneNeeded = asks.phone === 'required' || checkout.needsCode;
  return (
    <section className={page.form} aria-label={form.details}>
      {unknownTable !== null && (
        <p className={styles.fault} role="status">
          {form.unknownTable(unknownTable)}
        </p>
      )}
      {!isTableKnown && orderType && <PlaceField checkout={checkout} />}
      {asks.name !== 'off' && (
        <Field
          label={form.name}
          note={isNameNeeded ? undefined : form.optional}
          name="name"
          value={draft.name}
          fault={faults['name']}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          aria-required={isNameNeeded}
          onChange={({ target }) => change('name', { name: target.value })}
        />
      )}
      {(asks.phone !== 'off' || isPhoneNeeded) && <PhoneField checkout={checkout} isNeeded={isPhoneNeeded} />}

      <TextArea
        label={form.remarks}
        note={form.optional}
        name="remarks"
        value={draft.remarks}
        placeholder={form.remarksHint}
        fault={faults['remarks'] ?? tooMany(draft.remarks)}
        enterKeyHint="done"
        onChange={({ target }) => change('remarks', { remarks: target.value })}
      />
    </section>
  );
}

/** The length of a text that is too long. */
function tooMany(text: string): string | undefined {
  return text.length > MOST_TEXT ? `${text.length} / ${MOST_TEXT}` : undefined;
}

function PhoneField({ checkout, isNeeded }: { checkout: Checkout; isNeeded: boolean }) {
  const { form } = useOrderTexts();
  const { locale } = useLanguage();
  const { draft, faults, change } = checkout;
  return (
    <div>
      <Field
        label={form.phone}
        note={isNeeded ? undefined : form.optional}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        value={draft.phone}
        fault={faults['phone']}
        aria-required={isNeeded}
        onChange={({ target }) => change('phone', { phone: parsePhone(target.value, draft.countryCode) })}
        before={
          <CountrySelect
            label={form.countryCode}
            code={draft.countryCode}
            region={draft.region}
            locale={locale}
            isFaulty={Boolean(faults['countryCode'])}
            onChange={(countryCode, region) => change('countryCode', { countryCode, region })}
          />
        }
      />
      <FaultText id="country-fault" fault={faults['countryCode']} />
    </div>
  );
}
