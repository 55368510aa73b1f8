import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_PORTIONS_LEFT } from '#ordering/menu/rules/portions.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { portionsQuery } from '../../office-api/portions.ts';
import type { CountedItem, PortionsView } from '../../wire/portions.ts';
import { useCounted } from './left.tsx';
import styles from './portions.module.css';

interface CountDialogProps {
  dish: { _id: string; label: string };
  onClose: () => void;
}

/** Says how many portions of a dish there are. */
export function CountDialog({ dish, onClose }: CountDialogProps) {
  const { portions: t } = useTexts();
  const counted = useCounted(dish._id);
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.countOf(dish.label)}>
      <CountForm dish={dish} counted={counted} onClose={onClose} />
    </Dialog>
  );
}

const COUNT = { inputMode: 'numeric', autoComplete: 'off' } as const;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, String(MOST_PORTIONS_LEFT).length);

const read = (text: string) => (text.trim() === '' ? null : Number(text));

function CountForm({ dish, counted, onClose }: CountDialogProps & { counted: CountedItem | null }) {
  const { portions: t, fields } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  // What was sold meanwhile is not typed over.
  const [typed, setTyped] = useState<string | null>(null);
  const [usual, setUsual] = useState(String(counted?.usual ?? ''));
  const left = typed ?? String(counted?.left ?? '');
  const form = useForm<{ left: number | null }, PortionsView>({
    check: (values) =>
      values.left === null && left.trim() === '' && !counted ? { left: fields.required } : {},
    send: (values) =>
      call('PUT /api/stores/:storeId/items/:itemId/portions', {
        params: { storeId, itemId: dish._id },
        body: { ...values, usual: values.left === null ? null : read(usual) },
      }),
    onDone: (view, values) => {
      client.setQueryData(portionsQuery(storeId).queryKey, view);
      say(values.left === null ? t.notCounted(dish.label) : t.counted(dish.label, values.left));
      onClose();
    },
  });
  return (
    <form {...form.propsFor(() => form.submit({ left: read(left) }))} className={styles.form}>
      <TextField
        {...COUNT}
        label={t.leftNow}
        description={t.leftNowHint}
        value={left}
        fault={form.faults['left']}
        onChange={(text) => setTyped(digitsOf(text))}
      />
      <TextField
        {...COUNT}
        label={t.usual}
        description={t.usualHint}
        value={usual}
        fault={form.faults['usual']}
        onChange={(text) => setUsual(digitsOf(text))}
      />
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
      {counted && (
        <Button isBusy={form.isBusy} onClick={() => form.submit({ left: null })}>
          {t.stop}
        </Button>
      )}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}
