import { useState } from 'react';
import { setPin } from '../../api/staff.ts';
import { useTexts } from '../../texts/index.ts';
import { Button } from '../button.tsx';
import common from '../common.module.css';
import { useStore } from '../current-store.ts';
import { FormFailure } from '../form-failure.tsx';
import { useForm } from '../use-form.ts';
import { useNotice } from '../use-notice.ts';
import { PinField } from './pin-field.tsx';

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
