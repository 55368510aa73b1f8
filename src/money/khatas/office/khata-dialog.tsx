import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { khatasKey } from '../office-api/khatas.ts';
import type { KhataView } from '../wire/khatas.ts';
import styles from './khatas.module.css';

interface KhataDialogProps {
  /** The khata to change. A new one is opened without. */
  khata?: KhataView;
  onClose: () => void;
  onOpened?: (id: string) => void;
}

export function KhataDialog(props: KhataDialogProps) {
  const { khatas: t } = useTexts();
  return (
    <Dialog isOpen onClose={props.onClose} size="28rem" title={props.khata ? t.editTitle : t.open}>
      <KhataForm {...props} />
    </Dialog>
  );
}

function KhataForm({ khata, onClose, onOpened }: KhataDialogProps) {
  const { khatas: t, receipts } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [draft, setDraft] = useState({
    name: khata?.name ?? '',
    phone: khata?.phone ?? '',
    limit: khata?.limit == null ? '' : String(khata.limit),
    note: khata?.note ?? '',
  });
  const limit = draft.limit.trim() === '' ? undefined : parsePrice(draft.limit);
  const form = useForm({
    check: () => ({
      ...(draft.name.trim() === '' ? { name: t.nameMissing } : {}),
      ...(limit === null ? { limit: t.limitFault } : {}),
    }),
    send: async () => {
      const body = {
        name: draft.name.trim(),
        phone: draft.phone.replace(/[\s-]/g, ''),
        countryCode: khata?.countryCode ?? DEFAULT_COUNTRY_CODE,
        note: draft.note.trim(),
        limit: limit == null ? null : toNumber(limit),
      };
      if (!khata) return call('POST /api/stores/:storeId/khatas', { params: { storeId }, body });
      return call('PUT /api/stores/:storeId/khatas/:khataId', {
        params: { storeId, khataId: khata._id },
        body: { ...body, isClosed: khata.isClosed },
      });
    },
    onDone: async ({ _id }) => {
      await client.invalidateQueries({ queryKey: khatasKey(storeId) });
      onClose();
      onOpened?.(_id);
    },
  });
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    fault: form.faults[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <FormFailure>{form.failure}</FormFailure>
      <TextField label={t.name} autoComplete="off" maxLength={200} {...field('name')} />
      <TextField label={t.phone} inputMode="tel" autoComplete="off" maxLength={20} {...field('phone')} />
      <MoneyField label={t.limit} description={t.limitHint} {...field('limit')} />
      <TextArea label={t.note} maxLength={400} {...field('note')} />
      <div className={common.halves}>
        <Button onClick={onClose}>{receipts.back}</Button>
        <Button look="main" type="submit" isBusy={form.isBusy}>
          {khata ? t.save : t.openNow}
        </Button>
      </div>
    </form>
  );
}
