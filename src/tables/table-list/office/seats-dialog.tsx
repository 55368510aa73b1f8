import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { TableView } from '../wire/tables.ts';
import { SeatFields, type Seating } from './seat-fields.tsx';
import { useTables } from './use-tables.ts';

interface SeatsDialogProps {
  tables: TableView[];
  onClose: () => void;
  onDone: () => void;
}

/** Sets the seats and the area of several tables at once. */
export function SeatsDialog({ tables, onClose, onDone }: SeatsDialogProps) {
  const { tables: t } = useTexts();
  const { complain } = useNotice();
  const { change } = useTables();
  const [seating, setSeating] = useState<Seating>({
    seats: shared(tables, 'seats'),
    joins: shared(tables, 'joins'),
    room: shared(tables, 'room'),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const idens = tables.map(({ iden }) => iden);
    change.mutate({ idens, change: seating }, { onSuccess: onDone, onError: complain });
  }
  return (
    <Dialog isOpen onClose={onClose} size="28rem" title={t.setSeatsTitle(tables.length)}>
      <form onSubmit={submit} noValidate>
        <SeatFields value={seating} onChange={setSeating} />
        <DialogSteps onClose={onClose} isBusy={change.isPending} />
      </form>
    </Dialog>
  );
}

/** What all of them have in common, else nothing. */
function shared<Key extends keyof Seating>(tables: TableView[], key: Key): TableView[Key] | null {
  const [first] = tables;
  return first && tables.every((table) => table[key] === first[key]) ? first[key] : null;
}
