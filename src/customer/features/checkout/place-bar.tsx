import { formatMoney } from '#domain/money.ts';
import { useOffline } from '../../state/use-offline.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import styles from './place-bar.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props {
  checkout: Checkout;
  currency: string;
  isViewOnly: boolean;
}

const REASON = 'why-not-now';

/** Always in reach: what it comes to, what is still missing, and the one button that orders. */
export function PlaceBar({ checkout, currency, isViewOnly }: Props) {
  const { bill: texts, cart: cartTexts, changes: changeTexts, trouble: troubleTexts } = useOrderTexts();
  const { bill, orderType, changes, trouble, pending, review } = checkout;
  const minimum = orderType?.minimum ?? 0;
  const lacking = Math.max(0, minimum - bill.cartValue);
  const label = useButtonLabel(checkout);
  const isOffline = useOffline();
  return (
    <div className={styles.bar}>
      {lacking > 0 && (
        <div className={styles.minimum}>
          <progress max={minimum} value={bill.cartValue} aria-hidden="true" />
          <p>{texts.addMore(formatMoney(lacking, currency))}</p>
        </div>
      )}
      <div role="status" id={REASON} className={styles.offline}>
        {isOffline && <p>{cartTexts.offline}</p>}
      </div>
      {/* Each new trouble is said anew, the same one too. */}
      <div role="alert" className={styles.alert}>
        {trouble && <p key={checkout.stumbles}>{trouble}</p>}
      </div>
      {changes && (
        <button type="button" className={styles.review} onClick={() => review(true)}>
          {changeTexts.review}
        </button>
      )}
      <div className={styles.row}>
        <p className={styles.total}>
          <strong>{formatMoney(bill.grandTotal, currency)}</strong>
          <span>{texts.grandTotal}</span>
        </p>
        {!isViewOnly && (
          <button
            type="submit"
            className={styles.place}
            aria-busy={pending !== null}
            aria-disabled={pending !== null || isOffline}
            aria-describedby={isOffline ? REASON : undefined}
          >
            {pending !== null && <i aria-hidden="true" />}
            {trouble && pending === null && trouble.endsWith(troubleTexts.unsure)
              ? troubleTexts.tryAgain
              : label}
          </button>
        )}
      </div>
    </div>
  );
}

function useButtonLabel({ pending, wantsOtp, otp }: Checkout): string {
  const { form, otp: texts } = useOrderTexts();
  if (pending === 'placing') return form.placing;
  if (pending === 'sending') return form.sendingOtp;
  if (wantsOtp) return form.sendOtp;
  return otp.challenge ? texts.confirm : form.place;
}
