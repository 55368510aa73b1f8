import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '#ui/guests/form/field.tsx';
import styles from '#ui/guests/form/form.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { enterHistory } from '#ui/shared/sheet/sheet-history.ts';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import page from '../checkout.module.css';
import type { Checkout } from '../use-checkout.ts';

const DIGITS = 4;

/** Takes the place of the details while the code is on its way. */
export function OtpEntry({ checkout }: { checkout: Checkout }) {
  const { otp: texts } = useOrderTexts();
  const { otp, faults, mend, sendCode, pending } = checkout;
  const input = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.querySelector('input')?.focus(), []);
  const leave = useEffectEvent(otp.leave);
  useEffect(() => enterHistory(() => leave()), []);
  const { setCode } = otp;
  useWebOtp(useCallback((code) => setCode(digitsOf(code)), [setCode]));
  if (!otp.challenge) return null;
  const { countryCode, phone, resendAt } = otp.challenge;
  return (
    <section className={page.form} aria-label={texts.title}>
      <div className={styles.head}>
        <button type="button" aria-label={texts.back} onClick={otp.leave}>
          <Icon name="back" />
        </button>
        <div>
          <h2>{texts.title}</h2>
          <p>{texts.sent(`${countryCode} ${phone}`)}</p>
        </div>
      </div>
      <div ref={input} className={styles.code}>
        <Field
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          maxLength={DIGITS}
          enterKeyHint="go"
          value={otp.code}
          fault={faults['code']}
          onChange={({ target }) => {
            setCode(digitsOf(target.value));
            mend('code');
          }}
        />
      </div>
      <Resend key={resendAt} until={resendAt} isDisabled={pending !== null} onResend={sendCode} />
    </section>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, DIGITS);

interface ResendProps {
  until: number;
  isDisabled: boolean;
  onResend: () => void;
}

function Resend({ until, isDisabled, onResend }: ResendProps) {
  const { otp: texts } = useOrderTexts();
  const [now, setNow] = useState(Date.now);
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  if (!isOver) return <p className={styles.wait}>{texts.resendIn(Math.ceil((until - now) / 1000))}</p>;
  return (
    <button type="button" className={styles.resend} disabled={isDisabled} onClick={onResend}>
      {texts.resend}
    </button>
  );
}

type Received = Credential & { code?: string };

/** Fills in the code from the message, in browsers with WebOTP. */
function useWebOtp(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const leave = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: leave.signal } as CredentialRequestOptions;
    navigator.credentials.get(asked).then(
      (received) => onCode((received as Received | null)?.code ?? ''),
      // Not allowed, or aborted: the guest types the code.
      () => {},
    );
    return () => leave.abort();
  }, [onCode]);
}
