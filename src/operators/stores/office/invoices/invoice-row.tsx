import type { ListedInvoice } from '#operators/invoices/wire/invoices.ts';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount, formatDate, formatDayOf } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useMayOperate } from '../use-may-operate.ts';
import styles from './invoices.module.css';

interface InvoiceRowProps {
  invoice: ListedInvoice;
  onPaid: () => void;
  onWithdraw: () => void;
  onRefund: () => void;
  onRefuse: () => void;
}

export function InvoiceRow({ invoice, onPaid, onWithdraw, onRefund, onRefuse }: InvoiceRowProps) {
  const { t, language } = useInterface();
  const texts = t.operator.invoices;
  const mayChange = useMayOperate()('operator.money');
  const {
    storeName,
    number,
    plan,
    from,
    until,
    total,
    state,
    paidAt,
    way,
    reference,
    extra,
    link,
    payUntil,
  } = invoice;
  const what = invoice.commission ? t.plan.commission.of(invoice.commission.orders) : plan;
  const period = `${what} · ${formatDate(from, language)} – ${formatDate(until, language)}`;
  return (
    <Card
      title={`${storeName} · ${formatAmount(total, 'INR')}`}
      hint={period}
      actions={
        <div className={styles.steps}>
          {link !== null && (
            <a href={link} aria-label={texts.openOf(storeName)}>
              {texts.open}
            </a>
          )}
          {mayChange && state === 'due' && (
            <Button onClick={onWithdraw} aria-label={texts.withdrawOf(storeName)}>
              {texts.withdraw}
            </Button>
          )}
          {mayChange && state === 'paid' && invoice.refundable > 0 && (
            <Button onClick={onRefund} aria-label={texts.refundOf(storeName)}>
              {texts.refund}
            </Button>
          )}
          {mayChange && state !== 'paid' && (
            <Button onClick={onPaid} aria-label={texts.notePaidOf(storeName)}>
              {texts.notePaid}
            </Button>
          )}
        </div>
      }
    >
      <p>
        {paidAt === null || way === null
          ? [
              texts.states[invoice.isOverdue ? 'overdue' : state],
              payUntil && t.plan.payBy(formatDayOf(payUntil, { language, timeZone: INVOICE_TIME_ZONE })),
            ]
              .filter(Boolean)
              .join(' · ')
          : [
              number,
              formatDayOf(paidAt, { language, timeZone: INVOICE_TIME_ZONE }),
              texts.ways[way],
              reference,
            ]
              .filter(Boolean)
              .join(' · ')}
      </p>
      {state === 'due' && invoice.claim && (
        <div className={styles.steps}>
          <p>
            {texts.claimed(invoice.claim.utr)}
            {invoice.claim.refusedFor !== null && ` ${texts.refusedFor(invoice.claim.refusedFor)}`}
          </p>
          {mayChange && invoice.claim.refusedFor === null && (
            <Button onClick={onRefuse} aria-label={texts.refuseOf(storeName)}>
              {texts.refuse}
            </Button>
          )}
        </div>
      )}
      <Renewal invoice={invoice} />
      {invoice.notes.map((note) => (
        <p key={note.number}>
          <a href={note.link}>{texts.noteOf(note.number, formatAmount(note.total, 'INR'))}</a>
        </p>
      ))}
      {extra.map((more) => (
        <p key={more.reference}>{texts.extra(formatAmount(more.amount, more.currency), more.reference)}</p>
      ))}
    </Card>
  );
}

/** A charge that was refused is told in place of what should have been. */
function Renewal({ invoice: { mandate, refused } }: Pick<InvoiceRowProps, 'invoice'>) {
  const { t, language } = useInterface();
  const texts = t.operator.invoices;
  if (!mandate) return null;
  if (!refused) return <p>{texts.mandates[mandate]}</p>;
  const dayOf = (at: string) => formatDayOf(at, { language, timeZone: INVOICE_TIME_ZONE });
  return (
    <p className={styles.refused}>
      {texts.refused(dayOf(refused.on), refused.again === null ? null : dayOf(refused.again))}
    </p>
  );
}
