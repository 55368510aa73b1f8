import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EInvoiceView, Reason } from '#domain/api/e-invoices.ts';
import { may } from '#domain/staff/permissions.ts';
import { billsKey } from '../../../api/bills.ts';
import { eInvoiceSettingsQuery, registerAgain } from '../../../api/e-invoices.ts';
import { Button } from '../../../components/button.tsx';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './bill-dialog.module.css';

interface EInvoiceNoteProps {
  billId: string;
  eInvoice: EInvoiceView;
}

/** What has become of a document at the registry, and what to do where it was refused. */
export function EInvoiceNote({ billId, eInvoice: { state, tries, reason } }: EInvoiceNoteProps) {
  const { eInvoices: t } = useTexts();
  const { storeId, role } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => registerAgain(storeId, billId),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: billsKey(storeId) });
      await client.invalidateQueries(eInvoiceSettingsQuery(storeId));
    },
    onError: complain,
  });
  const isLate = state === 'waiting' && tries > 0;
  return (
    <div className={styles.eInvoice} data-state={state}>
      <p>
        {t.about[isLate ? 'late' : state]} {reason && <Why reason={reason} />}
      </p>
      {(state === 'refused' || isLate) && may(role, 'bill.issue') && (
        <Button isBusy={isPending} onClick={() => mutate()}>
          {t.again}
        </Button>
      )}
    </div>
  );
}

function Why({ reason: { faults, code, said } }: { reason: Reason }) {
  const { eInvoices: t } = useTexts();
  const words = faults.length > 0 ? faults.map((fault) => t.faults[fault]).join('; ') : t.codes[code];
  return <b>{words ?? t.said(said, code)}</b>;
}
