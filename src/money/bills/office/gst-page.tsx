import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#money/reports/rules/report-period.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { billsOfDaysQuery } from '../office-api/bills.ts';
import { gstReturnOf } from '../rules/gst-return.ts';
import { gstTables } from '../rules/gst-tables.ts';
import { AccountantCard } from './accountant-card.tsx';
import { GstTableCard } from './gst-table-card.tsx';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The figures of a month for GSTR-1. */
export function GstPage() {
  const { bills, errors } = useTexts();
  const t = bills.gst;
  const { role, profile } = useStore();
  const thisMonth = dayIn(profile.timeZone, serverNow()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  if (!may(role, 'bill.export'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {profile.gstNo === '' && <Warning>{t.noGstin}</Warning>}
      <TextField
        label={t.month}
        type="month"
        max={thisMonth}
        value={month}
        fault={MONTH.test(month) ? undefined : t.monthFault}
        onChange={setMonth}
      />
      {MONTH.test(month) && <Month month={month} />}
    </Page>
  );
}

function Month({ month }: { month: string }) {
  const { bills } = useTexts();
  const { storeId } = useStore();
  const from = `${month}-01`;
  // The first of the next month is at most 31 days away.
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const { data, error, refetch } = useQuery(billsOfDaysQuery(storeId, { from, to }));
  if (error && !data) return <Failure title={bills.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <AccountantCard bills={data} month={month} days={{ from, to }} />
      {gstTables(gstReturnOf(data)).map((table) => (
        <GstTableCard key={table.name} table={table} month={month} />
      ))}
    </>
  );
}
