import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeInvoicesQuery } from '#operators/invoices/office-api/invoices.ts';
import type { MandateView } from '#operators/invoices/wire/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { formatAmount, formatDayOf } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import styles from './plan-page.module.css';

/** When the plan renews itself, for how much, and how that ends. */
export function RenewalCard({ mandate }: { mandate: MandateView }) {
  const { t, language } = useInterface();
  const texts = t.plan.renewal;
  const { storeId, role, profile } = useStore();
  const [isEnding, setIsEnding] = useState(false);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: storeInvoicesQuery(storeId).queryKey });
  const { plan, months, way, cap, on, state, isRetried } = mandate;
  const day = on === null ? '' : formatDayOf(on, { language, timeZone: profile.timeZone });
  return (
    <Card title={texts.title} hint={texts.every(plan, months)}>
      <div className={styles.list}>
        {state === 'wanted' && <p>{texts.wanted}</p>}
        {state === 'active' && (
          <p>{isRetried ? texts.retried(day) : texts.next(way, day, formatAmount(cap, 'INR'))}</p>
        )}
        {may(role, 'plan.pay') && <Button onClick={() => setIsEnding(true)}>{texts.end}</Button>}
      </div>
      {isEnding && (
        <ConfirmCall
          title={texts.endTitle}
          action={texts.end}
          send={() => call('DELETE /api/stores/:storeId/mandate', { params: { storeId } })}
          onDone={refresh}
          // It may have ended meanwhile.
          onError={refresh}
          onClose={() => setIsEnding(false)}
        >
          <p>{texts.endLead}</p>
        </ConfirmCall>
      )}
    </Card>
  );
}
