import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandPlaceBody, OneBrand } from '#domain/api/brand.ts';
import { brandsQuery, moveBrand } from '../../../api/operator-site.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogSteps } from '../../../components/dialog-steps.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { type Faults, useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import { PlaceFields } from './place-fields.tsx';

export function MoveDialog({ brand, onClose }: { brand: OneBrand; onClose: () => void }) {
  const { brands: t, fields } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const { _id, name, host, storeHost } = brand;
  const [draft, setDraft] = useState<BrandPlaceBody>({ host, storeHost });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: (place: BrandPlaceBody) => moveBrand(_id, place),
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
