import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { PinForm } from '#restaurant/accounts/office/face/pin-form.tsx';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { staffQuery } from '../office-api/staff.ts';
import type { Role } from '../rules/permissions.ts';
import type { PersonView } from '../wire/staff.ts';
import styles from './list-page.module.css';
import { RoleField } from './role-field.tsx';
import { useStaffChange } from './use-staff-change.ts';

interface PersonDialogProps {
  person: PersonView | null;
  onClose: () => void;
}

/** Changes the role or the PIN of a person, or removes them from the restaurant. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { tablets: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const onDone = () => {
    void client.invalidateQueries({ queryKey: staffQuery(storeId).queryKey });
    onClose();
  };
  return (
    <>
      <Dialog isOpen={person !== null && !isRemoving} onClose={onClose} size="32rem" title={person?.name}>
        {person && (
          <>
            <RoleForm person={person} onDone={onClose} onRemove={() => setRemoving(true)} />
            <h3 className={styles.part}>{t.pinOf(person.name)}</h3>
            <PinForm accountId={person._id} mayHavePin={person.hasPin} onDone={onDone} />
          </>
        )}
      </Dialog>
      {person && isRemoving && (
        <RemoveDialog
          person={person}
          onClose={() => {
            setRemoving(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

interface RoleFormProps {
  person: PersonView;
  onDone: () => void;
  onRemove: () => void;
}

function RoleForm({ person: { _id, name, email, role: present }, onDone, onRemove }: RoleFormProps) {
  const t = useTexts();
  const { say } = useNotice();
  const [role, setRole] = useState<Role>(present);
  const { mutate, isPending } = useStaffChange(
    (storeId, to: Role) =>
      call('PATCH /api/stores/:storeId/people/:accountId', {
        params: { storeId, accountId: _id },
        body: { role: to },
      }),
    (_, to) => {
      say(t.staff.changed(name, to));
      onDone();
    },
  );
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (role === present) onDone();
    else if (!isPending) mutate(role);
  }
  return (
    <form onSubmit={onSubmit}>
      <RoleField value={role} isWithPin={email === ''} onChange={setRole} />
      <div className={styles.steps}>
        <Button look="danger" onClick={onRemove}>
          {t.staff.removeFrom}
        </Button>
        <Button look="main" type="submit" isBusy={isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

function RemoveDialog({ person: { _id, name }, onClose }: { person: PersonView; onClose: () => void }) {
  const { staff: t } = useTexts();
  const { say } = useNotice();
  const { mutate, isPending } = useStaffChange(
    (storeId, id: string) =>
      call('DELETE /api/stores/:storeId/people/:accountId', { params: { storeId, accountId: id } }),
    () => {
      say(t.removed(name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={t.removeTitle(name)}
      action={t.removeAction}
      isBusy={isPending}
      onConfirm={() => mutate(_id)}
      onClose={onClose}
    >
      {t.removeLead}
    </ConfirmDialog>
  );
}
