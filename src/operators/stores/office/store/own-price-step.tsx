import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { RupeeField } from '#ui/office/fields/money-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import type { StoreDetails } from '../../wire/operated-store.ts';
import { useMayOperate } from '../use-may-operate.ts';
import styles from './store.module.css';

/** What the restaurant has in hand, and the price that it alone pays for its plan. */
export function OwnPriceStep({ store, plan: { plan, ownPrice, credit } }: StoreDetails) {
  const { operatedStore: t } = useTexts();
  const mayOperate = useMayOperate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.aside}>
      <p>{ownPrice === null ? t.usualPrice : t.ownPriceIs(formatAmount(ownPrice, 'INR'))}</p>
      {credit !== 0 && <p>{t.credit(formatAmount(credit, 'INR'))}</p>}
      {mayOperate('operator.money') && <Button onClick={() => setOpen(true)}>{t.ownPrice}</Button>}
      {isOpen && (
        <OwnPriceDialog storeId={store._id} plan={plan} present={ownPrice} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface OwnPriceDialogProps {
  storeId: string;
  plan: string;
  present: number | null;
  onClose: () => void;
}

function OwnPriceDialog({ storeId, plan, present, onClose }: OwnPriceDialogProps) {
  const { operatedStore: t, operator } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const [price, setPrice] = useState(String(present ?? ''));
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('PATCH /api/operator/stores/:storeId/subscription', {
        params: { storeId },
        body: { price: price.trim() || null },
      }),
    check: () => (price.trim() !== '' && !parseHundredths(price) ? { price: operator.plans.noPrice } : {}),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.ownPriceSaved);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.ownPriceOf(plan)}>
      <form {...propsFor(() => submit(undefined))}>
        <RupeeField
          data-autofocus
          label={operator.plans.price}
          description={t.ownPriceHint}
          value={price}
          fault={faults['price']}
          onChange={setPrice}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
