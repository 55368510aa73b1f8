import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { owedKey } from '../office-api/refunds.ts';
import { useFound } from './use-found.tsx';

/** Lets the staff record what they found in the gateway's account. */
export function CheckStep({ attemptId, orderNo }: { attemptId: string; orderNo: number }) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [isOpen, setOpen] = useState(false);
  const found = useFound();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/stores/:storeId/owed/:attemptId/checked', {
        params: { storeId, attemptId },
        body: { reason },
      }),
    onSuccess: () => setOpen(false),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: owedKey(storeId) }),
  });

  function confirm() {
    const reason = found.read();
    if (reason !== null) mutate(reason);
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
        {found.field}
      </ConfirmDialog>
    </>
  );
}
