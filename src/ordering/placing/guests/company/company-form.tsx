import { type FormEvent, useState } from 'react';
import { type Buyer, NO_BUYER, tidyGstin } from '#money/bills/rules/buyer.ts';
import type { OwnBuyer } from '#money/bills/wire/bills.ts';
import { saveBuyer } from '#ordering/orders/guests-api/orders.ts';
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import { STATE_NAMES } from '#restaurant/stores/rules/indian-states.ts';
import { isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { Field, Select } from '#ui/guests/form/field.tsx';
import { type Faults, useSubmit } from '#ui/guests/form/use-submit.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { useCompanyTexts } from '../../texts/guests/company/use-company-texts.ts';
import styles from './company.module.css';

interface Props {
  slug: string;
  own: OwnBuyer;
  onSaved: (own: OwnBuyer) => void;
}

export function CompanyForm({ slug, own, onSaved }: Props) {
  const texts = useCompanyTexts();
  const [buyer, setBuyer] = useState<Buyer>(own.buyer ?? NO_BUYER);
  const { ref, faults, isBusy, submit } = useSubmit(({ code }) =>
    code === 'BILL_ISSUED' ? texts.issued : texts.failed,
  );
  const fieldOf = (name: keyof Buyer, most: number) => ({
    value: buyer[name],
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => setBuyer({ ...buyer, [name]: target.value }),
  });
  if (own.isIssued) return <p>{texts.issued}</p>;

  const save = (next: Buyer | null, found: Faults = {}) =>
    void submit(async () => onSaved(await saveBuyer(slug, next)), found);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const gstin = tidyGstin(buyer.gstin);
    save(buyer, {
      ...(gstin === '' || isGstin(gstin) ? {} : { gstin: texts.gstinFault(gstin.length) }),
      ...(buyer.name.trim() === '' ? { name: texts.nameFault } : {}),
    });
  }

  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label={texts.gstin}
        note={texts.optional}
        fault={faults['gstin']}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...fieldOf('gstin', 30)}
      />
      <Field
        label={texts.name}
        fault={faults['name']}
        autoComplete="organization"
        {...fieldOf('name', BOUNDS.store.characters)}
      />
      <Field
        label={texts.address}
        note={texts.optional}
        autoComplete="street-address"
        {...fieldOf('address', BOUNDS.reason.characters)}
      />
      {buyer.gstin.trim() === '' && (
        <Select label={texts.state} note={texts.optional} {...fieldOf('state', 60)}>
          <option value="">{texts.noState}</option>
          {STATE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      <Field
        label={texts.phone}
        note={texts.optional}
        type="tel"
        autoComplete="tel"
        {...fieldOf('phone', 20)}
      />
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
      <div className={styles.steps}>
        <button type="submit" className={actions.strong} aria-disabled={isBusy}>
          {texts.save}
        </button>
        {own.buyer && (
          <button type="button" className={actions.quiet} onClick={() => save(null)}>
            {texts.remove}
          </button>
        )}
      </div>
    </form>
  );
}
