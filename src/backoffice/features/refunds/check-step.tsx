import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkPayment, owedKey } from '../../api/refunds.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useStore } from '../../parts/current-store.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

/** Somebody has looked into the gateway's account, and says what they found. */
export function CheckStep({ attemptId, orderNo }: { attemptId: string; orderNo: number }) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkPayment(storeId, attemptId, reason.trim()),
    onSuccess: () => setOpen(false),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: owedKey(storeId) }),
  });

  function confirm() {
    const isMissing = reason.trim() === '';
    setFault(isMissing ? t.refunds.foundMissing : undefined);
    if (!isMissing) mutate();
  }

  return (
    <>
      <Button aria-label={t.refunds.checkedOf(orderNo)} onClick={() => setOpen(true)}>
        {t.refunds.checked}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t.refunds.askChecked}
        action={t.refunds.confirmChecked}
        keep={t.back}
        isBusy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
      >
        <p>{t.refunds.checkedLead}</p>
        <TextField
          label={t.refunds.found}
          value={reason}
          maxLength={400}
          fault={fault}
          onChange={setReason}
        />
      </ConfirmDialog>
    </>
  );
}
