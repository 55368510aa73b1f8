import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { Texts } from '#texts/office/en.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useTimed } from '#ui/office/now.ts';
import { mayManage } from '../rules/permissions.ts';
import type { InvitationView, SentInvitation } from '../wire/staff.ts';
import { AgreeStep } from './agree-step.tsx';
import styles from './list-page.module.css';
import row from './person.module.css';
import { SentLink } from './sent-link.tsx';
import { useStaffChange } from './use-staff-change.ts';

export function OpenInvitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const { staff: t } = useTexts();
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const [revoking, setRevoking] = useState<InvitationView | null>(null);
  return (
    <>
      {invitations.length > 0 && (
        <Card title={t.open} hint={t.openHint}>
          <ul>
            {invitations.map((invitation) => (
              <Row key={invitation._id} invitation={invitation} onSent={setSent} onRevoke={setRevoking} />
            ))}
          </ul>
        </Card>
      )}
      <Dialog
        isOpen={sent !== null}
        onClose={() => setSent(null)}
        size="32rem"
        title={sent && t.sentTitle(sent.invitation.email)}
      >
        {sent && <SentLink sent={sent} onDone={() => setSent(null)} />}
      </Dialog>
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

interface RowProps {
  invitation: InvitationView;
  onSent: (sent: SentInvitation) => void;
  onRevoke: (invitation: InvitationView) => void;
}

function Row({ invitation, onSent, onRevoke }: RowProps) {
  const { t, language } = useInterface();
  const { staff } = t;
  const { role, profile } = useStore();
  const { _id, email, invitedBy, expiresAt, handsOver } = invitation;
  const isOver = useTimed((now) => now >= Date.parse(expiresAt));
  const dayOf = (at: string) => formatDayOf(at, { language, timeZone: profile.timeZone });
  const about = handsOver ? aboutHandOver(invitation, staff, dayOf) : [staff.roles[invitation.role]];
  const { mutate, isPending } = useStaffChange(
    (storeId, id: string) =>
      call('POST /api/stores/:storeId/invitations/:invitationId/resend', {
        params: { storeId, invitationId: id },
        body: { language },
      }),
    onSent,
  );
  return (
    <li className={entries.row}>
      <span className={styles.words}>
        <span className={styles.email}>{email}</span>
        <span className={isOver ? styles.over : styles.about}>
          {[
            ...about,
            staff.invitedBy(invitedBy),
            isOver ? staff.expired : staff.until(dayOf(expiresAt)),
          ].join(' · ')}
        </span>
      </span>
      {mayManage(role, invitation.role) && (
        <span className={row.steps}>
          {handsOver && !invitation.isAgreed && !isOver && <AgreeStep invitation={invitation} />}
          {!handsOver && (
            <Button isBusy={isPending} aria-label={staff.resendOf(email)} onClick={() => mutate(_id)}>
              {staff.resend}
            </Button>
          )}
          <Button aria-label={staff.revokeOf(email)} onClick={() => onRevoke(invitation)}>
            {staff.revoke}
          </Button>
        </span>
      )}
    </li>
  );
}

function aboutHandOver(
  { isAgreed, takenFrom = '' }: InvitationView,
  staff: Texts['staff'],
  dayOf: (at: string) => string,
): string[] {
  return [staff.takesOver, isAgreed ? staff.agreed : staff.takenFrom(dayOf(takenFrom))];
}

interface RevokeDialogProps {
  invitation: InvitationView;
  onClose: () => void;
}

function RevokeDialog({ invitation: { _id, email }, onClose }: RevokeDialogProps) {
  const { staff: t } = useTexts();
  const { say } = useNotice();
  const { mutate, isPending } = useStaffChange(
    (storeId, id: string) =>
      call('DELETE /api/stores/:storeId/invitations/:invitationId', {
        params: { storeId, invitationId: id },
      }),
    () => {
      say(t.revoked);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={t.revokeTitle}
      action={t.revoke}
      isBusy={isPending}
      onConfirm={() => mutate(_id)}
      onClose={onClose}
    >
      {t.revokeLead(email)}
    </ConfirmDialog>
  );
}
