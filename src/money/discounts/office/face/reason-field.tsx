import { useId } from 'react';
import { reasonForStaff } from '#ordering/orders/rules/reason-words.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import styles from './reason-field.module.css';

const LONGEST_REASON = 400;

interface ReasonFieldProps {
  value: string;
  /** Ready-made, beside the staff's own words; as the guest reads them. */
  reasons: readonly string[];
  isMissing: boolean;
  onChange: (reason: string) => void;
}

/** Asks why an order is cancelled or a dish removed. Choosing a reason does not submit it. */
export function ReasonField({ value, reasons, isMissing, onChange }: ReasonFieldProps) {
  const t = useTexts();
  const faultId = useId();
  const name = useId();
  return (
    <>
      <fieldset className={common.row} aria-describedby={isMissing ? faultId : undefined}>
        <legend className={styles.label}>{t.order.reason}</legend>
        {reasons.map((text) => (
          <label key={text} className={styles.reason}>
            <input type="radio" name={name} checked={value === text} onChange={() => onChange(text)} />
            {reasonForStaff(text)}
          </label>
        ))}
      </fieldset>
      <label>
        <span className={styles.label}>{t.order.reasonOther}</span>
        <textarea
          className={styles.text}
          rows={2}
          maxLength={LONGEST_REASON}
          value={reasons.includes(value) ? '' : value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p id={faultId} className={styles.fault} role="alert">
        {isMissing && t.order.reasonMissing}
      </p>
    </>
  );
}
