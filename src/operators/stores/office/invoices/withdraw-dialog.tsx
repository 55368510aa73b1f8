import { useQueryClient } from '@tanstack/react-query';
import { invoicesKey } from '#operators/invoices/office-api/invoices.ts';
import type { InvoiceView } from '#operators/invoices/wire/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { operatorKey } from '../../office-api/operator.ts';

interface WithdrawDialogProps {
  invoice: InvoiceView;
  onClose: () => void;
}

export function WithdrawDialog({ invoice: { _id, storeId, storeName }, onClose }: WithdrawDialogProps) {
  const t = useTexts().operator.invoices;
  const client = useQueryClient();
  return (
    <ConfirmCall
      title={t.withdrawOf(storeName)}
      action={t.withdraw}
      send={() =>
        call('DELETE /api/operator/stores/:storeId/invoices/:invoiceId', {
          params: { storeId, invoiceId: _id },
        })
      }
      onDone={() => void client.invalidateQueries({ queryKey: invoicesKey })}
      // It may have been paid meanwhile.
      onError={() => void client.invalidateQueries({ queryKey: operatorKey })}
      onClose={onClose}
    >
      <p>{t.withdrawLead}</p>
    </ConfirmCall>
  );
}
