import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { InvitationView } from '../wire/staff.ts';
import { useStaffChange } from './use-staff-change.ts';

/** An owner agrees to be followed by somebody whom the operator asked. */
export function AgreeStep({ invitation: { _id, email } }: { invitation: InvitationView }) {
  const { staff: t } = useTexts();
  const { say } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useStaffChange(
    (storeId, id: string) =>
      call('POST /api/stores/:storeId/invitations/:invitationId/agree', {
        params: { storeId, invitationId: id },
      }),
    () => {
      say(t.agreeDone(email));
      setAsking(false);
    },
  );
  return (
    <>
      <Button look="main" aria-label={t.agreeOf(email)} onClick={() => setAsking(true)}>
        {t.agree}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.agreeTitle(email)}
        action={t.agree}
        isBusy={isPending}
        onConfirm={() => mutate(_id)}
        onClose={() => setAsking(false)}
      >
        {t.agreeLead(email)}
      </ConfirmDialog>
    </>
  );
}
