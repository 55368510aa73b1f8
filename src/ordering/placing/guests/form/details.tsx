import { TextArea } from '#ui/guests/form/field.tsx';
import styles from '#ui/guests/form/form.module.css';
import { MOST_TEXT } from '../../rules/checkout.ts';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import page from '../checkout.module.css';
import type { Checkout } from '../use-checkout.ts';
import { ContactFields } from './contact-fields.tsx';
import { PlaceField } from './place-field.tsx';

/** The place, the guest's name and phone, and a note for the kitchen. */
export function Details({ checkout }: { checkout: Checkout }) {
  const { form } = useOrderTexts();
  const { draft, faults, orderType, isTableKnown, unknownTable, change } = checkout;
  return (
    <section className={page.form} aria-label={form.details}>
      {unknownTable !== null && (
        <p className={styles.fault} role="status">
          {form.unknownTable(unknownTable)}
        </p>
      )}
      {!isTableKnown && orderType && <PlaceField checkout={checkout} />}
      <ContactFields checkout={checkout} />
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
