import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import type { BrandPlaceBody, OneBrand } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { brandsQuery } from '../../office-api/operator-site.ts';
import { PlaceFields } from './place-fields.tsx';

export function MoveDialog({ brand, onClose }: { brand: OneBrand; onClose: () => void }) {
  const { brands: t, fields } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const { _id, name, host, storeHost } = brand;
  const [draft, setDraft] = useState<BrandPlaceBody>({ host, storeHost });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: (place: BrandPlaceBody) =>
      call('PATCH /api/operator/brands/:brandId', { params: { brandId: _id }, body: place }),
    check: (place): Faults => (place.host === '' ? { host: fields.required } : {}),
    onDone: () => {
      void client.invalidateQueries({ queryKey: brandsQuery.queryKey });
      say(t.moved);
      onClose();
    },
  });
  const send = () => submit({ host: draft.host.trim(), storeHost: draft.storeHost.trim() });
  return (
    <Dialog isOpen onClose={onClose} size="32rem" title={t.moveTitle(name)}>
      <form {...propsFor(send)}>
        <p>{t.moveLead}</p>
        <PlaceFields value={draft} faults={faults} onChange={setDraft} />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps action={t.save} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
