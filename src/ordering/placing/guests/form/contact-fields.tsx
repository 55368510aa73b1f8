import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { CountrySelect } from '#ui/guests/form/country-select.tsx';
import { FaultText, Field } from '#ui/guests/form/field.tsx';
import styles from '#ui/guests/form/form.module.css';
import { parsePhone } from '#ui/guests/form/parse-phone.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import type { Checkout } from '../use-checkout.ts';

interface FieldProps {
  checkout: Checkout;
  isNeeded: boolean;
}

/** The guest's name and phone. What is optional is folded until it is wanted or filled in. */
export function ContactFields({ checkout }: { checkout: Checkout }) {
  const { form } = useOrderTexts();
  const { draft, faults, asks } = checkout;
  const fields = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPhoneNeeded = asks.phone === 'required' || checkout.needsCode;
  const all: { field: 'name' | 'phone'; isAsked: boolean; isNeeded: boolean; Input: typeof NameField }[] = [
    { field: 'name', isAsked: asks.name !== 'off', isNeeded: asks.name === 'required', Input: NameField },
    {
      field: 'phone',
      isAsked: asks.phone !== 'off' || isPhoneNeeded,
      isNeeded: isPhoneNeeded,
      Input: PhoneField,
    },
  ];
  const asked = all.filter(({ isAsked }) => isAsked);
  const optional = asked.filter(({ isNeeded }) => !isNeeded).map(({ field }) => field);
  const [first] = optional;
  // Stays open when the guest clears the field again.
  if (!isOpen && optional.some((field) => draft[field] !== '' || faults[field])) setOpen(true);

  const unfold = () => {
    flushSync(() => setOpen(true));
    fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  if (asked.length === 0) return null;
  return (
    <div ref={fields} className={styles.contact}>
      {asked.map(({ field, isNeeded, Input }): ReactNode => {
        if (isOpen || isNeeded) return <Input key={field} checkout={checkout} isNeeded={isNeeded} />;
        if (field !== first) return null;
        return (
          <button key={field} type="button" className={styles.unfold} onClick={unfold}>
            <Icon name="plus" size={18} />
            <span>
              {form.addContact[optional.length > 1 ? 'both' : field]} <small>{form.optional}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

function NameField({ checkout, isNeeded }: FieldProps) {
  const { form } = useOrderTexts();
  const { draft, faults, change } = checkout;
  return (
    <Field
      label={form.name}
      note={isNeeded ? undefined : form.optional}
      name="name"
      value={draft.name}
      fault={faults['name']}
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
      aria-required={isNeeded}
      onChange={({ target }) => change('name', { name: target.value })}
    />
  );
}

function PhoneField({ checkout, isNeeded }: FieldProps) {
  const { form } = useOrderTexts();
  const { language } = useLanguage();
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
            language={language}
            isFaulty={Boolean(faults['countryCode'])}
            onChange={(countryCode, region) => change('countryCode', { countryCode, region })}
          />
        }
      />
      <FaultText id="country-fault" fault={faults['countryCode']} />
    </div>
  );
}
