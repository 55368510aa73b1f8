import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { owedKey, type Settling, settleRefund } from '../office-api/refunds.ts';
import type { OwedEntry } from '../wire/refunds.ts';
import styles from './refunds-page.module.css';
import { useFound } from './use-found.tsx';

/** Lets the staff record the outcome of a refund, as they found it in the account of a gateway that does not answer. */
export function SettleStep({ refund }: { refund: Extract<OwedEntry, { kind: 'refund' }> }) {
  const t = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { complain, say } = useNotice();
  const [isOpen, setOpen] = useState(false);
  const found = useFound();
  const { mutate, isPending } = useMutation({
    mutationFn: (settling: Settling) => settleRefund(storeId, settling),
    onSuccess: ({ state }, { outcome }) => {
      setOpen(false);
      if (state !== outcome) say(t.refunds.answered[state]);
    },
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: owedKey(storeId) }),
  });

  function settle(outcome: Settling['outcome']) {
    const reason = found.read();
    if (reason !== null) mutate({ refundId: refund.refundId, outcome, reason });
  }

  return (
    <>
      <Button aria-label={t.refunds.settleOf(refund.orderNo)} onClick={() => setOpen(true)}>
        {t.refunds.settle}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="26rem"
        title={t.refunds.askSettle(formatAmount(refund.amount, profile.currency))}
      >
        <div className={styles.fields}>
          <p>{t.refunds.settleLead}</p>
          {found.field}
        </div>
        <div className={styles.steps}>
          <Button isBusy={isPending} onClick={() => settle('failed')}>
            {t.refunds.wasNotMade}
          </Button>
          <Button isBusy={isPending} onClick={() => settle('done')}>
            {t.refunds.wasMade}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
