import { useState } from 'react';
import type { SupplierView } from '#domain/api/buying.ts';
import { addSupplier, changeSupplier } from '../../api/buying.ts';
import { Dialog } from '../../components/dialog.tsx';
import { DialogSteps } from '../../components/dialog-steps.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { fieldsOf, useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './buying.module.css';
import { useRefresh } from './use-buying.ts';

interface SupplierDialogProps {
  /** The one to change. A new one is added without. */
  supplier?: SupplierView;
  onClose: () => void;
}

const NEW = { name: '', phone: '', email: '', gstin: '', isGone: false };

export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { buying: t, faults } = useTexts();
  const { storeId } = useStore();
  const refresh = useRefresh();
  const [draft, setDraft] = useState(() => {
    const { name, phone, email, gstin, isGone } = supplier ?? NEW;
    return { name, phone, email, gstin, isGone };
  });
  const form = useForm({
    check: () => (draft.name.trim() === '' ? { name: faults.required() } : {}),
    send: () => {
      const { isGone, ...said } = draft;
      const body = {
        ...{ name: said.name.trim(), phone: said.phone.trim(), email: said.email.trim() },
        gstin: said.gstin.trim().toUpperCase(),
      };
      return supplier
        ? changeSupplier(storeId, supplier._id, { ...body, isGone })
        : addSupplier(storeId, body);
    },
    onDone: async () => {
      await refresh();
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), form.faults);
  const none = { autoComplete: 'off', description: t.optional };
  return (
    <Dialog isOpen onClose={onClose} size="28rem" title={supplier ? t.editSupplier : t.addSupplier}>
      <form {...form.propsFor(() => form.submit())} className={styles.form}>
        <FormFailure>{form.failure}</FormFailure>
        <TextField label={t.name} autoComplete="off" maxLength={80} {...field('name')} />
        <TextField label={t.phone} inputMode="tel" maxLength={20} {...none} {...field('phone')} />
        <TextField label={t.email} inputMode="email" maxLength={254} {...none} {...field('email')} />
        <TextField label={t.gstin} maxLength={15} {...none} {...field('gstin')} />
        {supplier && (
          <SwitchField
            label={t.gone}
            checked={draft.isGone}
            onChange={(isGone) => setDraft({ ...draft, isGone })}
          />
        )}
        <DialogSteps onClose={onClose} isBusy={form.isBusy} />
      </form>
    </Dialog>
  );
}
