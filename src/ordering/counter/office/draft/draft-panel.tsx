import { useState } from 'react';
import { pickupFormatFault } from '#kitchen/promise/rules/pickup.ts';
import { roundOffIn } from '#money/bills/rules/balance.ts';
import { DiscountForm } from '#money/discounts/office/face/discount-form.tsx';
import { discountOf, type GivenDiscount } from '#money/discounts/office/face/given-discount.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { CashTendered, isTooLittle, tenderedOf } from '#money/receipts/office/face/cash-tendered.tsx';
import { shownBill } from '#ordering/cart/rules/priced-cart.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { isTypePaused } from '#ordering/catalogue/rules/type-pauses.ts';
import type { Offer } from '#ordering/menu-editor/office/face/dishes/offer.ts';
import type { PlacedOrder } from '#ordering/orders/wire/order.ts';
import { checkoutFaults, meetsMinimum, needsOtp } from '#ordering/placing/rules/checkout.ts';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { faultText, useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import styles from '../take-order.module.css';
import { DraftLines } from './draft-lines.tsx';
import { DraftSums } from './draft-sums.tsx';
import { GuestFields } from './guest-fields.tsx';
import { checkoutForm, destinationOf } from './guest-form.ts';
import type { OrderDraft } from './use-order-draft.ts';
import { type PaidNow, usePlace } from './use-place.ts';
import { useDraftTable, useHeldDiscounts } from './use-table.ts';

/** How guests at a counter pay. */
const AT_COUNTER = ['Cash', 'UPI', 'Card'] as const satisfies readonly ReceiptMethod[];

interface DraftPanelProps {
  offer: Offer;
  draft: OrderDraft;
  onPlaced: (order: PlacedOrder, paid: PaidNow | null) => void;
}

export function DraftPanel({ offer, draft, onPlaced }: DraftPanelProps) {
  const t = useTexts();
  const { profile, role } = useStore();
  const { currency } = profile;
  const { placeOf } = useNames();
  const { guest } = draft;
  const { tables, orderType, table } = useDraftTable(draft, offer.orderTypes);
  const lines = draft.lines.filter(({ present }) => present !== null);
  const held = useHeldDiscounts(table);
  const bill = shownBill(lines, orderType, held);
  const isSoldAtOnce =
    table === null && orderType !== null && may(role, 'payment.record') && bill.grandTotal > 0;
  const [given, setGiven] = useState('');
  const [asked, setDiscount] = useState<GivenDiscount | null>(null);
  const [isGiving, setGiving] = useState(false);
  const discount = isSoldAtOnce ? asked : null;
  const billWith = (more: readonly GivenDiscount[]) =>
    shownBill(lines, orderType, [...held, ...more.map(discountOf)]);
  const shown = discount ? billWith([discount]) : bill;
  const toPayOf = ({ grandTotal }: typeof bill) => grandTotal + roundOffIn(profile, grandTotal);
  const toPay = toPayOf(shown);
  const roundOff = toPay - shown.grandTotal;
  const warnings = useWarnings(orderType, bill.cartValue);

  const { faults, isBusy, submit, propsFor } = usePlace({
    onPlaced: (order, paid) => {
      setDiscount(null);
      onPlaced(order, paid);
    },
    check: ({ form }) => {
      const found = checkoutFaults(form, {
        isPhoneRequired: orderType !== null && needsOtp(orderType, 0),
        pickupFault: orderType && destinationOf(orderType) === 'pickup' ? pickupFormatFault : undefined,
      });
      const texts = Object.entries(found).map(([field, fault]) => [field, faultText(t, fault)]);
      return Object.fromEntries(texts);
    },
  });

  function place(method: ReceiptMethod | null) {
    if (orderType === null) return;
    const form = checkoutForm(guest, orderType, table);
    const order = { currency, orderType: orderType.label, lines, bill, form, table, otp: null };
    const tendered = method === 'Cash' ? tenderedOf(given) : null;
    // The field says so itself.
    if (method !== null && isTooLittle(method, given, toPay)) return;
    submit({ order, paid: method && { method, tendered, amount: toPay, discount } });
  }

  const panel = (
    <form {...propsFor(() => place(null))}>
      <Card
        title={table ? t.takeOrder.ticketAt(placeOf(table)) : t.takeOrder.ticket}
        actions={draft.lines.length > 0 && <Button onClick={draft.clear}>{t.takeOrder.clear}</Button>}
      >
        <DraftLines draft={draft} />
        {lines.length > 0 && orderType && (
          <>
            <GuestFields
              orderTypes={offer.orderTypes}
              orderType={orderType}
              tables={tables}
              guest={guest}
              faults={faults}
              onType={draft.setTypeLabel}
              onChange={draft.setGuest}
            />
            <p className={styles.warnings} role="status">
              {warnings.join(' ')}
            </p>
            <DraftSums bill={shown} roundOff={roundOff} />
            {isSoldAtOnce && (
              <Button onClick={() => (discount ? setDiscount(null) : setGiving(true))}>
                {discount ? t.takeOrder.noDiscount : t.editOrder.discount}
              </Button>
            )}
            {isSoldAtOnce && (
              <div className={styles.given}>
                <CashTendered amount={toPay} value={given} onChange={setGiven} />
              </div>
            )}
            <div className={styles.foot}>
              {discount === null && (
                <Button look="main" type="submit" className={styles.place} isBusy={isBusy}>
                  {t.takeOrder.place(formatSum(toPay, currency))}
                </Button>
              )}
              {isSoldAtOnce && (
                <fieldset className={styles.paidNow}>
                  <legend>{t.takeOrder.paidNow}</legend>
                  {AT_COUNTER.map((method) => (
                    <Button key={method} isBusy={isBusy} onClick={() => place(method)}>
                      {t.receipts.methods[method]}
                    </Button>
                  ))}
                </fieldset>
              )}
            </div>
          </>
        )}
      </Card>
    </form>
  );
  // Beside the form: one form is not within another.
  return (
    <>
      {panel}
      <Dialog isOpen={isGiving} onClose={() => setGiving(false)} size="28rem" title={t.editOrder.discount}>
        <DiscountForm
          item={null}
          title={t.editOrder.forOrder}
          priceWith={(given) => toPayOf(billWith(given))}
          onBack={() => setGiving(false)}
          onGive={(one) => {
            setDiscount(one);
            setGiving(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** The reasons why a guest could not place this order now. The staff can place it anyway. */
function useWarnings(orderType: OrderType | null, cartValue: Minor): string[] {
  const { takeOrder: t } = useTexts();
  const { nameOf } = useNames();
  const { profile } = useStore();
  const now = serverNow();
  const pausedUntil = profile.pausedUntil === null ? null : new Date(profile.pausedUntil);
  const status = openingStatus({ ...profile, pausedUntil }, now);
  const warnings = status.open ? [] : [status.reason === 'paused' ? t.paused : t.closed];
  if (orderType === null) return warnings;
  if (isTypePaused(profile.pausedTypes, orderType.id, now)) warnings.push(t.typePaused(nameOf(orderType)));
  if (!meetsMinimum(cartValue, orderType.minimum))
    warnings.push(t.minimum(formatSum(orderType.minimum, profile.currency)));
  return warnings;
}
