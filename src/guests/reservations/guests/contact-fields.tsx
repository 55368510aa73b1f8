import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { CountrySelect } from '#ui/guests/form/country-select.tsx';
import { FaultText, Field, TextArea } from '#ui/guests/form/field.tsx';
import { parsePhone } from '#ui/guests/form/parse-phone.ts';
import { LONGEST_NAME, LONGEST_NOTE } from '../rules/reservation.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import choices from './choices.module.css';
import styles from './reservation.module.css';
import type { ReservationDraft } from './reservation-draft.ts';

interface Props {
  draft: ReservationDraft;
  faults: Readonly<Record<string, string>>;
  /** Whether there is more to say than a name and a number. */
  isFull: boolean;
  onChange: (change: Partial<ReservationDraft>) => void;
}

export function ContactFields({ draft, faults, isFull, onChange }: Props) {
  const { form } = useReservationTexts();
  const { language } = useLanguage();
  const { name, phone, countryCode, region, email, note } = draft;
  return (
    <section className={styles.group} aria-label={form.you}>
      <h2 className={choices.question}>{form.you}</h2>
      <Field
        label={form.name}
        name="name"
        value={name}
        maxLength={LONGEST_NAME}
        fault={faults['name']}
        autoComplete="name"
        autoCapitalize="words"
        aria-required
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div>
        <Field
          label={form.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={phone}
          fault={faults['phone']}
          aria-required
          onChange={({ target }) => onChange({ phone: parsePhone(target.value, countryCode) })}
          before={
            <CountrySelect
              label={form.countryCode}
              code={countryCode}
              region={region}
              language={language}
              isFaulty={Boolean(faults['countryCode'])}
              onChange={(code, chosen) => onChange({ countryCode: code, region: chosen })}
            />
          }
        />
        <FaultText id="country-fault" fault={faults['countryCode']} />
      </div>
      {isFull && (
        <>
          <Field
            label={form.email}
            note={form.emailNote}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            fault={faults['email']}
            onChange={({ target }) => onChange({ email: target.value })}
          />
          <TextArea
            label={form.note}
            note={form.noteNote}
            name="note"
            maxLength={LONGEST_NOTE}
            placeholder={form.noteHint}
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </>
      )}
    </section>
  );
}
