import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { PinField } from '#ui/office/pin/pin-field.tsx';

interface PinFormProps {
  accountId: string;
  /** False where it is known that they have none. */
  mayHavePin: boolean;
  onDone?: () => void;
}

/** Gives somebody of the restaurant, or oneself, another PIN, or takes it away. */
export function PinForm({ accountId, mayHavePin, onDone }: PinFormProps) {
  const t = useTexts();
  const { storeId } = useStore();
  const { say } = useNotice();
  const [typed, setTyped] = useState('');
  const { faults, failure, isBusy, submit, send, propsFor } = useForm({
    send: (pin: string | null) =>
      call('PUT /api/stores/:storeId/people/:accountId/pin', {
        params: { storeId, accountId },
        body: { pin },
      }),
    onDone: (_, pin) => {
      say(pin === null ? t.tablets.pinRemoved : t.tablets.pinSet);
      setTyped('');
      onDone?.();
    },
    check: (pin) => (pin === '' ? { pin: t.fields.required } : {}),
  });
  return (
    <form {...propsFor(() => submit(typed))}>
      <FormFailure>{failure}</FormFailure>
      <PinField label={t.tablets.newPin} value={typed} fault={faults['pin']} onChange={setTyped} />
      <div className={common.row}>
        <Button look="main" type="submit" isBusy={isBusy}>
          {t.tablets.setPin}
        </Button>
        {mayHavePin && <Button onClick={() => send(null)}>{t.tablets.removePin}</Button>}
      </div>
    </form>
  );
}
