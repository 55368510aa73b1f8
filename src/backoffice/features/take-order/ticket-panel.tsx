import { useQuery } from '@tanstack/react-query';
import type { PlacedOrder } from '#domain/api/order.ts';
import { roundOffOf } from '#domain/bills/books.ts';
import { formatMoney } from '#domain/money/money.ts';
import { checkoutFaults, needsOtp } from '#domain/placing/checkout.ts';
import { shownBill } from '#domain/placing/present-cart.ts';
import { pickupFormatFault } from '#domain/time/pickup.ts';
import { tablesQuery } from '../../api/tables.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { useStore } from '../../parts/current-store.ts';
import { faultText, useTexts } from '../../texts/index.ts';
import { GuestFields } from './guest-fields.tsx';
import { placeOf, tableOf, toForm, usualType } from './guest-form.ts';
import type { Offer } from './offer.ts';
import { TicketLines } from './ticket-lines.tsx';
import styles from './ticket-panel.module.css';
import { TicketSums } from './ticket-sums.tsx';
import { usePlace } from './use-place.ts';
import type { Ticket } from './use-ticket.ts';
import { useWarnings } from './use-warnings.ts';

interface TicketPanelProps {
  offer: Offer;
  ticket: Ticket;
  onPlaced: (order: PlacedOrder) => void;
}

export function TicketPanel({ offer, ticket, onPlaced }: TicketPanelProps) {
  const t = useTexts();
  const { storeId, profile } = useStore();
  const { currency, isRounding } = profile;
  const tables = useQuery(tablesQuery(storeId)).data?.tables ?? [];
  const { guest } = ticket;
  const orderType =
    offer.orderTypes.find(({ label }) => label === ticket.typeLabel) ?? usualType(offer.orderTypes);
  const lines = ticket.lines.filter(({ present }) => present !== null);
  const bill = shownBill(lines, orderType);
  const roundOff = isRounding ? roundOffOf(bill.grandTotal) : 0;
  const warnings = useWarnings(orderType, bill.cartValue);

  const { faults, isBusy, submit, propsFor } = usePlace({
    onPlaced,
    check: ({ form }) => {
      const found = checkoutFaults(form, {
        isPhoneRequired: orderType !== null && needsOtp(orderType, 0),
        pickupFault: orderType && placeOf(orderType) === 'pickup' ? pickupFormatFault : undefined,
      });
      const texts = Object.entries(found).map(([field, fault]) => [field, faultText(t, fault)]);
      return Object.fromEntries(texts);
    },
  });

  function place() {
    if (orderType === null) return;
    const table = tableOf(guest, orderType, tables);
    const form = toForm(guest, orderType, table);
    submit({ currency, orderType: orderType.label, lines, bill, form, table, otp: null });
  }

  return (
    <form {...propsFor(place)}>
      <Card
        title={t.takeOrder.ticket}
        actions={ticket.lines.length > 0 && <Button onClick={ticket.clear}>{t.takeOrder.clear}</Button>}
      >
        <TicketLines ticket={ticket} />
        {lines.length > 0 && orderType && (
          <>
            <GuestFields
              orderTypes={offer.orderTypes}
              orderType={orderType}
              tables={tables}
              guest={guest}
              faults={faults}
              onType={ticket.setTypeLabel}
              onChange={ticket.setGuest}
            />
            <TicketSums bill={bill} roundOff={roundOff} />
            <p className={styles.short} role="status">
              {warnings.join(' ')}
            </p>
            <Button look="main" type="submit" className={styles.place} isBusy={isBusy}>
              {t.takeOrder.place(formatMoney(bill.grandTotal + roundOff, currency))}
            </Button>
          </>
        )}
      </Card>
    </form>
  );
}
