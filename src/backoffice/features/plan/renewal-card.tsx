import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MandateView } from '#domain/api/invoices.ts';
import { may } from '#domain/staff/permissions.ts';
import { endOwnMandate, storeInvoicesQuery } from '../../api/invoices.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmCall } from '../../components/confirm-call.tsx';
import { formatAmount, formatDayOf } from '../../components/format.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
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
          send={() => endOwnMandate(storeId)}
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
