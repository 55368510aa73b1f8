import { useState } from 'react';
import { setPin } from '../../../api/staff.ts';
import { Button } from '../../../components/button.tsx';
import common from '../../../components/common.module.css';
import { FormFailure } from '../../../components/form-failure.tsx';
import { PinField } from '../../../components/pin/pin-field.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';

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
    send: (pin: string | null) => setPin(storeId, accountId, pin),
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
