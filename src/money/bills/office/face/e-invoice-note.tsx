import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { eInvoiceSettingsQuery } from '#money/e-invoices/office-api/e-invoices.ts';
import { REGISTERED_WITHIN_DAYS } from '#money/e-invoices/rules/states.ts';
import type { EInvoiceView, Reason } from '#money/e-invoices/wire/e-invoices.ts';
import { addDays } from '#money/reports/rules/report-period.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDay } from '#ui/office/format.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { billsKey } from '../../office-api/bills.ts';
import styles from './bill-dialog.module.css';
import { type Remedy, remedyOf } from './remedy.ts';

interface EInvoiceNoteProps {
  billId: string;
  /** Of the document. */
  day: string;
  eInvoice: EInvoiceView;
  /** Changes the company on the bill. */
  changeCompany: ReactNode;
}

/** What has become of a document at the registry, and what to do where it was refused. */
export function EInvoiceNote({ billId, day, eInvoice, changeCompany }: EInvoiceNoteProps) {
  const { state, tries, reason } = eInvoice;
  const { t: texts, language } = useInterface();
  const t = texts.eInvoices;
  const { storeId, role } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /api/stores/:storeId/bills/:billId/e-invoice', { params: { storeId, billId }, body: {} }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: billsKey(storeId) });
      await client.invalidateQueries(eInvoiceSettingsQuery(storeId));
    },
    onError: complain,
  });
  // The first may be on its way.
  const isLate = state === 'waiting' && tries > 1;
  const remedy = remedyOf(eInvoice);
  const isToMend = state === 'refused' || isLate;
  const last = formatDay(addDays(day, REGISTERED_WITHIN_DAYS), { language, timeZone: 'UTC' });
  return (
    <div className={styles.eInvoice} data-state={state}>
      <p>
        {t.about[isLate ? 'late' : state]} {reason && <Why reason={reason} />} {isToMend && t.before(last)}
      </p>
      {isToMend && may(role, 'bill.issue') && (
        <div className={styles.mend}>
          {remedy === 'company' ? changeCompany : remedy && <Way to={remedy} />}
          <Button isBusy={isPending} onClick={() => mutate()}>
            {t.again}
          </Button>
        </div>
      )}
    </div>
  );
}

function Why({ reason: { faults, code, said } }: { reason: Reason }) {
  const { eInvoices: t } = useTexts();
  const words = faults.length > 0 ? faults.map((fault) => t.faults[fault]).join('; ') : t.codes[code];
  return <b>{words ?? t.said(said, code)}</b>;
}

function Way({ to }: { to: Exclude<Remedy, 'company'> }) {
  const { settings, sections } = useTexts();
  const look = `${button.button} ${button.main}`;
  if (to === 'menu')
    return (
      <Link className={look} to="/app/management/e-commerce/list">
        {sections.items}
      </Link>
    );
  return (
    <Link className={look} to={`/app/settings/${to}`}>
      {settings.sections[to]}
    </Link>
  );
}
