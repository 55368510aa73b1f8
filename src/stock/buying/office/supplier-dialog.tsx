import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import type { SupplierView } from '../wire/buying.ts';
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
        name: said.name.trim(),
        phone: said.phone.trim(),
        email: said.email.trim(),
        gstin: said.gstin.trim().toUpperCase(),
      };
      return supplier
        ? call('PUT /api/stores/:storeId/stock/suppliers/:supplierId', {
            params: { storeId, supplierId: supplier._id },
            body: { ...body, isGone },
          })
        : call('POST /api/stores/:storeId/stock/suppliers', { params: { storeId }, body });
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
