import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeMandateQuery } from '#operators/invoices/office-api/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { formatAmount, formatDayOf } from '#ui/office/format.ts';
import { operatorKey } from '../../office-api/operator.ts';
import type { OperatedStore } from '../../wire/operator.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './store.module.css';

/** How the store's plan renews itself. Operators may end that, but only its owners agree to it. */
export function RenewalStep({ store }: { store: OperatedStore }) {
  const { operatedStore: t } = useTexts();
  const clock = useOperatorClock();
  const mayOperate = useMayOperate();
  const [isEnding, setIsEnding] = useState(false);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: operatorKey });
  const mandate = useQuery(storeMandateQuery(store._id)).data?.mandate;
  if (!mandate) return null;
  const { plan, way, on, cap, state, isRetried } = mandate;
  const day = on === null ? '' : formatDayOf(on, clock);
  const words = isRetried ? t.renewalRetried(day) : t.renews(plan, way, day, formatAmount(cap, 'INR'));
  return (
    <div className={styles.aside}>
      <p>{state === 'wanted' ? t.renewalWanted : words}</p>
      {mayOperate('operator.money') && <Button onClick={() => setIsEnding(true)}>{t.endRenewal}</Button>}
      {isEnding && (
        <ConfirmCall
          title={t.endRenewalTitle(store.name)}
          action={t.endRenewal}
          send={() =>
            call('DELETE /api/operator/stores/:storeId/invoices/:invoiceId/mandate', {
              params: { storeId: store._id, invoiceId: mandate.invoiceId },
            })
          }
          onDone={refresh}
          // It may have ended meanwhile.
          onError={refresh}
          onClose={() => setIsEnding(false)}
        >
          <p>{t.endRenewalLead}</p>
        </ConfirmCall>
      )}
    </div>
  );
}
