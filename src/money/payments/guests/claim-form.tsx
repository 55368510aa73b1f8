import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { isUtr, tidyUtr } from '../rules/upi.ts';
import { useUpiTexts } from '../texts/guests/upi/use-upi-texts.ts';
import styles from './upi-card.module.css';

interface ClaimFormProps {
  /** Tells the restaurant. */
  onSend: (utr: string) => Promise<unknown>;
  /** The reference that was given before. */
  utr: string;
  cancel: string;
  onCancel: () => void;
  onDone: () => void;
}

/** Twelve digits with the spaces that apps put between them. */
const LONGEST = 16;

export function ClaimForm({ onSend, utr, cancel, onCancel, onDone }: ClaimFormProps) {
  const texts = useUpiTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(utr);
  const { ref, submit, isBusy, faults } = useSubmit(() => texts.refused);
  const fault = faults['form'] ?? '';
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reference = tidyUtr(typed);
    const isWrong = reference !== '' && !isUtr(reference);
    const isDone = await submit(() => onSend(reference), isWrong ? { form: texts.referenceFault } : {});
    if (isDone) onDone();
  }

  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>{texts.reference}</label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder="0000 0000 0000"
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-hint`} className={card.hint}>
        {texts.referenceHint}
      </p>
      <p id={`${id}-fault`} className={card.fault} role="alert">
        {fault}
      </p>
      <div className={styles.steps}>
        <button type="submit" className={actions.strong} aria-disabled={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </button>
        <button type="button" className={actions.quiet} onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  );
}
