import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import type { BillContent } from '#domain/bills/bill-sheet.ts';
import { SERVED } from '#domain/order/order.ts';
import { billsKey, issueBill } from '../../api/bills.ts';
import { BillSheet } from '../../parts/bill/bill-sheet.tsx';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { Warning } from '../../parts/warning.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './bill-draft.module.css';

/** The bill as it would be; issued in a step of its own, which asks once more while the order is not served. */
export function BillDraft({ order, content }: { order: StaffOrderView; content: BillContent }) {
  const { bills: t, states } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => issueBill(storeId, order._id),
    onSuccess: () => client.invalidateQueries({ queryKey: billsKey(storeId) }),
    onError: complain,
  });
  const isServed = order.state === SERVED;
  const issue = () => mutate();
  return (
    <>
      <p className={styles.note}>{t.draft}</p>
      <BillSheet content={content} />
      {isAsking && <Warning>{t.notServed(states[order.state as keyof typeof states])}</Warning>}
      <div className={styles.steps}>
        {isAsking && <Button onClick={() => setAsking(false)}>{t.notYet}</Button>}
        <Button look="main" isBusy={isPending} onClick={isServed || isAsking ? issue : () => setAsking(true)}>
          {isAsking ? t.issueAnyway : t.issue}
        </Button>
      </div>
    </>
  );
}
