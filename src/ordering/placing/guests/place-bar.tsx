import { Link } from 'wouter';
import { roundOffIn } from '#money/bills/rules/balance.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import { lackingTo } from '#platform/money/rules/minimum.ts';
import { formatSum, type Minor, toNumber } from '#platform/money/rules/money.ts';
import { useOffline } from '#platform/phone/guests/state/online.ts';
import { menuPath } from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { waysToPay } from '../rules/way-to-pay.ts';
import { useOrderTexts } from '../texts/guests/order/use-order-texts.ts';
import styles from './place-bar.module.css';
import { useClosed } from './store-notice.tsx';
import type { Checkout } from './use-checkout.ts';

interface Props {
  checkout: Checkout;
  store: StoreModel;
  /** Whether the bill on the screen shows the total. */
  isTotalInSight: boolean;
}

const REASON = 'why-not-now';

/** What is still missing, the total while the bill is out of sight, and the button that orders. */
export function PlaceBar({ checkout, store, isTotalInSight }: Props) {
  const { currency } = store.page.profile;
  const { bill: texts, cart: cartTexts, changes: changeTexts } = useOrderTexts();
  const { bill, orderType, changes, trouble, review } = checkout;
  const minimum = orderType?.minimum ?? 0;
  const roundOff = roundOffIn(store, bill.grandTotal);
  const lacking = lackingTo(minimum, bill.cartValue);
  const isOffline = useOffline();
  const closed = useClosed(store);
  const whyNot = isOffline ? cartTexts.offline : closed;
  return (
    <div className={styles.bar}>
      <div>
        {lacking > 0 && (
          <div className={styles.minimum}>
            <progress max={minimum} value={bill.cartValue} aria-hidden="true" />
            <p>{texts.minimum(String(toNumber(minimum)))}</p>
          </div>
        )}
        <div role="status" id={REASON} className={styles.offline}>
          {whyNot && <p>{whyNot}</p>}
        </div>
        {/* The key makes screen readers announce a repeated message again. */}
        <div role="alert" className={styles.alert}>
          {trouble && <p key={checkout.failures}>{trouble}</p>}
        </div>
        {changes && (
          <button type="button" className={styles.review} onClick={() => review(true)}>
            {changeTexts.review}
          </button>
        )}
        {lacking === 0 && <Promises orderType={orderType} store={store} total={bill.grandTotal} />}
      </div>
      <div className={styles.row}>
        {!isTotalInSight && (
          <p className={styles.total}>
            <strong>{formatSum(bill.grandTotal + roundOff, currency)}</strong>
            <span>{roundOff === 0 ? texts.grandTotal : texts.toPay}</span>
          </p>
        )}
        {!store.page.viewMode && (
          <PlaceButton checkout={checkout} store={store} lacking={lacking} isBlocked={whyNot !== null} />
        )}
      </div>
    </div>
  );
}

/** Orders, or leads back to the menu while the cart is below the minimum. */
function PlaceButton({
  checkout,
  store,
  lacking,
  isBlocked,
}: Pick<Props, 'checkout' | 'store'> & { lacking: Minor; isBlocked: boolean }) {
  const { cart, trouble } = useOrderTexts();
  const { slug, currency } = store.page.profile;
  const { pending, isUnsure } = checkout;
  const label = useButtonLabel(checkout);
  if (lacking > 0 && !isUnsure)
    return (
      <Link className={styles.place} href={menuPath(slug)}>
        {cart.addFor(formatSum(lacking, currency))}
      </Link>
    );
  return (
    <button
      type="submit"
      className={styles.place}
      aria-busy={pending !== null}
      aria-disabled={pending !== null || isBlocked}
      aria-describedby={isBlocked ? REASON : undefined}
    >
      {pending !== null && <i aria-hidden="true" />}
      {isUnsure && pending === null ? trouble.tryAgain : label}
    </button>
  );
}

interface PromisesProps {
  orderType: OrderType | null;
  store: StoreModel;
  total: Minor;
}

/** When the food comes, and how it can be paid. */
function Promises(props: PromisesProps) {
  const { estimate, kept } = props.store;
  const { bill } = useOrderTexts();
  const { store } = useTexts();
  return (
    <>
      {kept && (
        <p className={styles.pay}>
          {store.foodIn(estimate.fromMinutes, estimate.toMinutes)} · {bill.kept(kept.onTime, kept.of)}
        </p>
      )}
      <WaysToPay {...props} />
    </>
  );
}

/** How the order can be paid, in the words of the order's page. */
function WaysToPay({ orderType, store, total }: PromisesProps) {
  const { texts } = useLanguage();
  const { form } = useOrderTexts();
  if (!orderType || store.page.viewMode) return null;
  const paid = { online: store.page.profile.onlinePayment, upi: store.takesUpi ?? false };
  const ways = waysToPay(orderType, paid, total).map((way) =>
    way.by === 'method' && way.method === 'Cash'
      ? form.pay.cash[way.at]
      : way.by === 'method'
        ? form.pay.method(nameIn(texts.names, way.method))
        : form.pay[way.by],
  );
  return ways.length > 0 && <p className={styles.pay}>{form.pay.with(ways)}</p>;
}

function useButtonLabel({ pending, wantsOtp, otp }: Checkout): string {
  const { form, otp: texts } = useOrderTexts();
  if (pending === 'placing') return form.placing;
  if (pending === 'sending') return form.sendingOtp;
  if (wantsOtp) return form.sendOtp;
  return otp.challenge ? texts.confirm : form.place;
}
