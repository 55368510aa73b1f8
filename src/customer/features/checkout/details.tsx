import { MAX_TEXT, needsOtp } from '#domain/checkout.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import card from './card.module.css';
import { CountrySelect } from './country-select.tsx';
import { Area, FaultText, Field } from './field.tsx';
import { readPhone } from './read-phone.ts';
import type { Checkout } from './use-checkout.ts';

/** Who orders, where it goes, and what the kitchen should know. */
export function Details({ checkout }: { checkout: Checkout }) {
  const { form } = useOrderTexts();
  const { locale } = useLanguage();
  const { draft, faults, orderType, table, addressField, change } = checkout;
  const isPhoneNeeded = orderType !== null && needsOtp(orderType);
  return (
    <section className={card.form} aria-label={form.details}>
      {!table && orderType && (
        <AddressField
          field={addressField}
          label={form.address[addressField]}
          value={draft.addresses[addressField] ?? ''}
          fault={faults['address']}
          onChange={(value) =>
            change('address', { addresses: { ...draft.addresses, [addressField]: value } })
          }
        />
      )}
      <Field
        label={form.name}
        note={form.optional}
        name="name"
        value={draft.name}
        fault={faults['name']}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        onChange={({ target }) => change('name', { name: target.value })}
      />
      <div>
        <Field
          label={form.phone}
          note={isPhoneNeeded ? undefined : form.optional}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          value={draft.phone}
          fault={faults['phone']}
          aria-required={isPhoneNeeded}
          onChange={({ target }) => change('phone', { phone: readPhone(target.value, draft.countryCode) })}
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
      <Area
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

/** From shortly before the end on: how much room there is. */
function tooMany(text: string): string | undefined {
  return text.length > MAX_TEXT ? `${text.length} / ${MAX_TEXT}` : undefined;
}

interface AddressProps {
  field: string;
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function AddressField({ field, label, value, fault, onChange }: AddressProps) {
  const common = { label, name: 'address', value, fault, 'aria-required': true };
  if (field === 'Delivery Address') {
    return (
      <Area {...common} autoComplete="street-address" onChange={({ target }) => onChange(target.value)} />
    );
  }
  const kind =
    field === 'Pickup Time'
      ? ({ type: 'time' } as const)
      : ({ autoComplete: 'off', enterKeyHint: 'next' } as const);
  return <Field {...common} {...kind} onChange={({ target }) => onChange(target.value)} />;
}
