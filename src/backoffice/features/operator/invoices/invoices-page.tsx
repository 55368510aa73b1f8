import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#domain/api/invoices.ts';
import { INVOICE_STATES, INVOICE_TIME_ZONE, type InvoiceState } from '#domain/plans/invoice.ts';
import { invoicesQuery } from '../../../api/invoices.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Failure } from '../../../components/failure.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { formatAmount, formatDate, formatDayOf } from '../../../components/format.ts';
import { Loading } from '../../../components/loading.tsx';
import { Nothing } from '../../../components/nothing.tsx';
import { PageOf } from '../../../components/page.tsx';
import { PRODUCT } from '../../../session/site-brand.ts';
import { useInterface } from '../../../texts/index.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { InvoiceSettings } from './invoice-settings.tsx';
import styles from './invoices.module.css';
import { PaidDialog } from './paid-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const STATES = ['', ...INVOICE_STATES] as const;

/** What restaurants pay for their plans. */
export function InvoicesPage() {
  const { t } = useInterface();
  const texts = t.operator.invoices;
  const [state, setState] = useState<InvoiceState | ''>('');
  const list = useInfiniteQuery(invoicesQuery(state));
  const [noting, setNoting] = useState<InvoiceView | null>(null);
  const [withdrawing, setWithdrawing] = useState<InvoiceView | null>(null);
  const [refusing, setRefusing] = useState<InvoiceView | null>(null);
  const [refunding, setRefunding] = useState<InvoiceView | null>(null);
  const rows = list.data?.pages.flatMap(({ invoices }) => invoices);
  return (
    <PageOf owner={PRODUCT} title={texts.title} lead={texts.lead} width="wide">
      <InvoiceSettings />
      <SelectField
        label={t.operator.state}
        value={state}
        options={STATES.map((value) => ({ value, label: texts.states[value] }))}
        onChange={setState}
      />
      {!rows && list.error && (
        <Failure title={texts.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {!rows && !list.error && <Loading />}
      {rows?.length === 0 &&
        (state === '' ? (
          <Nothing title={texts.none} hint={texts.noneHint} />
        ) : (
          <Nothing title={texts.noMatch} />
        ))}
      <div className={styles.rows}>
        {rows?.map((invoice) => (
          <Row
            key={invoice._id}
            invoice={invoice}
            onPaid={() => setNoting(invoice)}
            onWithdraw={() => setWithdrawing(invoice)}
            onRefund={() => setRefunding(invoice)}
            onRefuse={() => setRefusing(invoice)}
          />
        ))}
      </div>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.operator.more}
        </Button>
      )}
      {noting && <PaidDialog invoice={noting} onClose={() => setNoting(null)} />}
      {refusing && <RefuseDialog invoice={refusing} onClose={() => setRefusing(null)} />}
      {refunding && <RefundDialog invoice={refunding} onClose={() => setRefunding(null)} />}
      {withdrawing && <WithdrawDialog invoice={withdrawing} onClose={() => setWithdrawing(null)} />}
    </PageOf>
  );
}

interface RowProps {
  invoice: InvoiceView;
  onPaid: () => void;
  onWithdraw: () => void;
  onRefund: () => void;
  onRefuse: () => void;
}

function Row({ invoice, onPaid, onWithdraw, onRefund, onRefuse }: RowProps) {
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
              texts.states[state],
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
      {invoice.mandate && <p>{texts.mandates[invoice.mandate]}</p>}
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
