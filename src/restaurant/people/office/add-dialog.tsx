import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import type { SentInvitation } from '../wire/staff.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './list-page.module.css';
import { PersonForm } from './person-form.tsx';
import { SentLink } from './sent-link.tsx';

interface AddDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const WAYS = ['email', 'pin'] as const;

/** Adds somebody: by an invitation, whose link can also be handed over, or with a PIN for the tablets. */
export function AddDialog({ isOpen, onClose }: AddDialogProps) {
  const { staff, tablets } = useTexts();
  const [way, setWay] = useState<(typeof WAYS)[number]>('email');
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const close = () => {
    setSent(null);
    onClose();
  };
  const titles = { email: staff.inviteTitle, pin: tablets.personTitle };
  const title = sent ? staff.sentTitle(sent.invitation.email) : titles[way];
  const ways = WAYS.map((value) => ({ value, label: tablets.ways[value] }));
  return (
    <Dialog isOpen={isOpen} onClose={close} size="32rem" title={title}>
      {sent ? (
        <SentLink sent={sent} onDone={close} />
      ) : (
        <>
          <div className={styles.way}>
            <Choice label={tablets.way} value={way} options={ways} wraps onChange={setWay} />
          </div>
          {way === 'email' ? <InviteForm onSent={setSent} /> : <PersonForm onDone={close} />}
        </>
      )}
    </Dialog>
  );
}
