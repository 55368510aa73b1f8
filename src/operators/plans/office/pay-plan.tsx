import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeInvoicesQuery } from '#operators/invoices/office-api/invoices.ts';
import type { InvoiceView, StoreInvoices } from '#operators/invoices/wire/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount, formatDate, formatDayOf } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import styles from './plan-page.module.css';
import { RenewalCard } from './renewal-card.tsx';

/** Offered at the counter of most subscriptions. */
const MONTHS = [1, 3, 6, 12];

/** Pays for a plan, and shows what was paid. Nothing is here where no plan costs anything. */
export function PayPlan({ plan }: { plan: string }) {
  const t = useTexts().plan;
  const { storeId, role } = useStore();
  const { data, error, refetch } = useQuery(storeInvoicesQuery(storeId));
  if (error && !data)
    return <Failure title={t.invoicesFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { plans, invoices, credit, unused, mandate } = data;
  return (
    <>
      {mandate && <RenewalCard mandate={mandate} />}
      {plans.length > 0 && may(role, 'plan.pay') && (
        <Buy plans={plans} present={plan} credit={credit} unused={unused} />
      )}
      {invoices.length > 0 && <Invoices invoices={invoices} />}
    </>
  );
}

interface BuyProps extends Pick<StoreInvoices, 'plans' | 'credit' | 'unused'> {
  present: string;
}

function Buy({ plans, present, credit, unused }: BuyProps) {
  const { plan: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const first = plans.find(({ name }) => name === present) ?? plans[0];
  const [plan, setPlan] = useState(first?.name ?? '');
  const chosen = plans.find(({ name }) => name === plan);
  const [months, setMonths] = useState('1');
  const [coupon, setCoupon] = useState('');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('POST /api/stores/:storeId/invoices', {
        params: { storeId },
        body: { plan, months: Number(months), ...(coupon.trim() && { coupon: coupon.trim() }) },
      }),
    // What can be bought may have changed meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: storeInvoicesQuery(storeId).queryKey }),
    onDone: ({ link }) => {
      void client.invalidateQueries({ queryKey: storeInvoicesQuery(storeId).queryKey });
      if (link !== null) window.location.assign(link);
    },
  });
  return (
    <Card title={t.pay} hint={t.payHint}>
      <form {...propsFor(() => submit(undefined))} className={styles.form}>
        <SelectField
          label={t.title}
          value={plan}
          options={plans.map(({ name, price, yearPrice }) => ({
            value: name,
            label: [
              t.aMonth(name, formatAmount(price, 'INR')),
              ...(yearPrice === null ? [] : [t.orAYear(formatAmount(yearPrice, 'INR'))]),
            ].join(' · '),
          }))}
          fault={faults['plan']}
          onChange={setPlan}
        />
        <SelectField
          label={t.howLong}
          value={months}
          options={MONTHS.map((count) => ({ value: String(count), label: t.months(count) }))}
          fault={faults['months']}
          onChange={setMonths}
        />
        <TextField
          label={t.coupon}
          maxLength={30}
          autoComplete="off"
          value={coupon}
          fault={faults['coupon']}
          onChange={setCoupon}
        />
        {credit !== 0 && (
          <p>{credit > 0 ? t.credit(formatAmount(credit, 'INR')) : t.owes(formatAmount(-credit, 'INR'))}</p>
        )}
        {plan !== present && unused > 0 && <p>{t.unused(formatAmount(unused, 'INR'))}</p>}
        {chosen?.over.map(({ limit, used, most }) => (
          <p key={limit}>{t.tooSmall(t.limits[limit], used, most)}</p>
        ))}
        {chosen && chosen.over.length > 0 && <p>{t.staysThere}</p>}
        <FormFailure>{failure}</FormFailure>
        <Button look="main" type="submit" isBusy={isBusy}>
          {t.goOn}
        </Button>
      </form>
    </Card>
  );
}

function Invoices({ invoices }: { invoices: InvoiceView[] }) {
  const { timeZone } = useStore().profile;
  const { t, language } = useInterface();
  return (
    <Card title={t.plan.invoices}>
      <ul className={styles.list}>
        {invoices.map(({ _id, number, plan, until, total, paidAt, link, notes, commission, payUntil }) => (
          <li key={_id} className={styles.row}>
            <span>
              {number ?? t.plan.toPay} · {commission ? t.plan.commission.of(commission.orders) : plan} ·{' '}
              {t.plan.until(formatDate(until, language))}
              {payUntil && (
                <span className={styles.hint}>
                  {' '}
                  {t.plan.payBy(formatDayOf(payUntil, { language, timeZone }))}
                </span>
              )}
              {paidAt && (
                <span className={styles.hint}>
                  {' '}
                  {t.plan.paidOn(formatDayOf(paidAt, { language, timeZone }))}
                </span>
              )}
            </span>
            <span className={styles.links}>
              {notes.map((note) => (
                <a key={note.number} href={note.link}>
                  {t.plan.note(note.number)}
                </a>
              ))}
              {link !== null && (
                <a href={link}>
                  {formatAmount(total, 'INR')} · {paidAt ? t.plan.read : t.plan.payNow}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
