import { type FormEvent, useState } from 'react';
import type { OwnBuyer } from '#domain/api/bills.ts';
import { type Buyer, NO_BUYER, tidyGstin } from '#domain/bills/buyer.ts';
import { AppError } from '#domain/errors.ts';
import { STATE_NAMES } from '#domain/store/indian-states.ts';
import { isGstin } from '#domain/store/legal-numbers.ts';
import { BOUNDS } from '#domain/text/bounded-text.ts';
import actions from '#ui/parts/actions.module.css';
import { saveBuyer } from '../../api/orders.ts';
import { Field, Select } from '../../parts/form/field.tsx';
import card from '../../parts/order-card.module.css';
import { useCompanyTexts } from '../../texts/company/use-company-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './company.module.css';

interface Props {
  slug: string;
  own: OwnBuyer;
  onSaved: (own: OwnBuyer) => void;
}

type Faults = Partial<Record<'gstin' | 'name' | 'form', string>>;

export function CompanyForm({ slug, own, onSaved }: Props) {
  const texts = useCompanyTexts();
  const { common } = useTexts();
  const [buyer, setBuyer] = useState<Buyer>(own.buyer ?? NO_BUYER);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const fieldOf = (name: keyof Buyer, most: number) => ({
    value: buyer[name],
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => setBuyer({ ...buyer, [name]: target.value }),
  });
  if (own.isIssued) return <p>{texts.issued}</p>;

  async function save(next: Buyer | null) {
    if (isBusy) return;
    setBusy(true);
    try {
      onSaved(await saveBuyer(slug, next));
    } catch (error) {
      const isIssued = error instanceof AppError && error.code === 'BILL_ISSUED';
      const refused = isIssued ? texts.issued : texts.failed;
      setFaults({ form: error instanceof AppError ? refused : common.noNetwork });
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const gstin = tidyGstin(buyer.gstin);
    const found: Faults = {
      ...(gstin === '' || isGstin(gstin) ? {} : { gstin: texts.gstinFault }),
      ...(buyer.name.trim() === '' ? { name: texts.nameFault } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) void save(buyer);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label={texts.gstin}
        note={texts.optional}
        fault={faults.gstin}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...fieldOf('gstin', 30)}
      />
      <Field
        label={texts.name}
        fault={faults.name}
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
        {faults.form}
      </p>
      <div className={styles.steps}>
        <button type="submit" className={actions.strong} aria-disabled={isBusy}>
          {texts.save}
        </button>
        {own.buyer && (
          <button type="button" className={actions.quiet} onClick={() => void save(null)}>
            {texts.remove}
          </button>
        )}
      </div>
    </form>
  );
}
