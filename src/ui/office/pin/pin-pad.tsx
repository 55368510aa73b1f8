import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LONGEST_PIN } from '#restaurant/people/rules/pin.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '../buttons/button.tsx';
import { BackIcon } from '../icons.tsx';
import styles from './pin-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  /** Whose PIN, and what for. */
  label: string;
  action: string;
  failure: string;
  isBusy: boolean;
  /** Whether the page has nothing else, so that this is its heading and takes the focus. */
  isAlone?: boolean;
  onEnter: (pin: string) => void;
}

/** Large keys for fingers. A keyboard types into the field. */
export function PinPad({ label, action, failure, isBusy, isAlone = false, onEnter }: PinPadProps) {
  const { tablets: t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  useEffect(() => {
    if (isAlone) field.current?.focus();
  }, [isAlone]);
  const type = (digit: string) => setPin((typed) => `${typed}${digit}`.slice(0, LONGEST_PIN));
  const Title = isAlone ? 'h1' : 'p';
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => type(digit)}>
      {digit}
    </button>
  );
  function enter(event: FormEvent) {
    event.preventDefault();
    if (isBusy || pin === '') return;
    onEnter(pin);
    setPin('');
  }
  return (
    <form className={styles.pad} noValidate onSubmit={enter}>
      <Title className={styles.label}>
        <label htmlFor={id}>{label}</label>
      </Title>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="password"
        // The pad is the keyboard.
        inputMode="none"
        autoComplete="one-time-code"
        data-autofocus
        maxLength={LONGEST_PIN}
        value={pin}
        aria-invalid={failure !== '' || undefined}
        aria-describedby={`${id}-failure`}
        onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <p id={`${id}-failure`} className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.keys}>
        {DIGITS.map(key)}
        <button
          type="button"
          className={styles.key}
          aria-label={t.erase}
          onClick={() => setPin(pin.slice(0, -1))}
        >
          <BackIcon size={28} />
        </button>
        {key('0')}
        <span />
      </div>
      <Button look="main" type="submit" className={styles.enter} isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
