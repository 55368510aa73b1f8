import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { UnpaidLink } from '#money/receipts/office/face/unpaid-link.tsx';
import { otpOutboxQuery } from '#ordering/orders/office-api/orders.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { SignalChip } from '#tables/floor/office/face/signal-chip.tsx';
import { useSignals } from '#tables/floor/office/face/use-signals.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatAmount, formatTime } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import { useDesk } from '../desk/desk-context.ts';
import { claimedOrders, lastDigits } from '../orders/payments.ts';
import { headOf } from '../orders/tickets.ts';
import { useOpenings } from '../tickets/openings.ts';
import { BehindStrip } from './behind-strip.tsx';
import { ChipsRow } from './chips-row.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { RatingsStrip } from './ratings-strip.tsx';
import styles from './strips.module.css';

/** Rows above the tickets, for what waits at the counter. */
export function Strips() {
  return (
    <div className={styles.strips}>
      <BehindStrip />
      <TablesStrip />
      <CodesStrip />
      <ClaimsStrip />
      <RatingsStrip />
      <OwedStrip />
      <UnpaidLink className={`${styles.chip} ${common.warn} ${styles.whole}`} />
    </div>
  );
}

/** Tables that call or have guests to let in, for those who serve them. */
function TablesStrip() {
  const { floor: t } = useTexts();
  const signals = useSignals();
  if (signals.length === 0) return null;
  return (
    <ChipsRow id="tables" title={t.calling}>
      {signals.map((signal) => (
        <SignalChip key={signal.id} signal={signal} />
      ))}
    </ChipsRow>
  );
}

/** One-time codes that could not be sent, for the staff to read out. */
function CodesStrip() {
  const { t, language } = useInterface();
  const { storeId, role, profile } = useStore();
  const isUsed = profile.orderConfigs.some((type) => type.otpAuthentication || type.otp_on_order);
  const { data } = useQuery(otpOutboxQuery(storeId, isUsed && may(role, 'otp.read')));
  const codes = data?.codes ?? [];
  const count = useTimed((now) => codes.filter(({ expiresAt }) => Date.parse(expiresAt) > now).length);
  if (count === 0) return null;
  const valid = codes.toSorted((one, other) => other.expiresAt.localeCompare(one.expiresAt)).slice(0, count);
  return (
    <ChipsRow id="codes" title={t.board.codes}>
      {valid.map(({ phone, code, expiresAt }) => (
        <li key={`${phone} ${code}`} className={`${styles.chip} ${styles.quiet}`}>
          <span>{phone}</span>
          <strong className={styles.code}>{code}</strong>
          <span className={styles.small}>
            {t.board.codeValid(formatTime(expiresAt, { language, timeZone: profile.timeZone }))}
          </span>
        </li>
      ))}
    </ChipsRow>
  );
}

/** Payments that guests claim to have made, also for served and cancelled orders. */
function ClaimsStrip() {
  const t = useTexts();
  const { role } = useStore();
  const { orders } = useDesk();
  const { openOrder } = useOpenings();
  const claimed = useMemo(() => claimedOrders(orders), [orders]);
  if (claimed.length === 0 || !may(role, 'payment.record')) return null;
  return (
    <ChipsRow id="claims" title={t.receipts.claims}>
      {claimed.map((order) => (
        <li key={order._id}>
          <button
            type="button"
            className={`${styles.chip} ${common.warn}`}
            aria-haspopup="dialog"
            onClick={() => openOrder(order._id)}
          >
            <span className="visually-hidden">{t.receipts.lookAt(t.board.order(order.orderNo))}</span>
            <strong>{headOf(order)}</strong>
            <span>{formatAmount(order.money.claim?.amount ?? 0, order.store.currency)}</span>
            <span className={`${styles.small} ${styles.reference}`}>
              {order.money.claim?.utr
                ? t.receipts.ending(lastDigits(order.money.claim.utr))
                : t.receipts.noReference}
            </span>
          </button>
        </li>
      ))}
    </ChipsRow>
  );
}
