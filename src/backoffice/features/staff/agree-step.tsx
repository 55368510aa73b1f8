import { useState } from 'react';
import type { InvitationView } from '#domain/api/staff.ts';
import { agreeToHandOver } from '../../api/staff.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { useStaffChange } from './use-staff-change.ts';

/** An owner agrees to be followed by somebody whom the operator asked. */
export function AgreeStep({ invitation: { _id, email } }: { invitation: InvitationView }) {
  const { staff: t } = useTexts();
  const { say } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useStaffChange(
    (storeId, id: string) => agreeToHandOver(storeId, id),
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
