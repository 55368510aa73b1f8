import { useQueryClient } from '@tanstack/react-query';
import type { InvoiceView } from '#domain/api/invoices.ts';
import { invoicesKey, withdrawInvoice } from '../../../api/invoices.ts';
import { operatorKey } from '../../../api/operator.ts';
import { ConfirmCall } from '../../../components/confirm-call.tsx';
import { useTexts } from '../../../texts/index.ts';

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
      send={() => withdrawInvoice(storeId, _id)}
      onDone={() => void client.invalidateQueries({ queryKey: invoicesKey })}
      // It may have been paid meanwhile.
      onError={() => void client.invalidateQueries({ queryKey: operatorKey })}
      onClose={onClose}
    >
      <p>{t.withdrawLead}</p>
    </ConfirmCall>
  );
}
