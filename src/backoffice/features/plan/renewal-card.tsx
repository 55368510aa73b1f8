import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MandateView } from '#domain/api/invoices.ts';
import { may } from '#domain/staff/permissions.ts';
import { endOwnMandate, storeInvoicesQuery } from '../../api/invoices.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { formatAmount, formatDayOf } from '../../components/format.ts';
import { useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './plan-page.module.css';

/** When the plan renews itself, for how much, and how that ends. */
export function RenewalCard({ mandate }: { mandate: MandateView }) {
  const { t, language } = useInterface();
  const texts = t.plan.renewal;
  const { role, profile } = useStore();
  const [isEnding, setIsEnding] = useState(false);
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
      {isEnding && <EndDialog onClose={() => setIsEnding(false)} />}
    </Card>
  );
}

function EndDialog({ onClose }: { onClose: () => void }) {
  const { t } = useInterface();
  const texts = t.plan.renewal;
  const { storeId } = useStore();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: storeInvoicesQuery(storeId).queryKey });
  const { failure, isBusy, submit } = useForm({
    send: () => endOwnMandate(storeId),
    // It may have ended meanwhile.
    onError: () => void refresh(),
    onDone: () => {
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.endTitle}
      action={texts.end}
      isBusy={isBusy}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <p>{texts.endLead}</p>
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
