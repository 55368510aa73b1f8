import { useMutation } from '@tanstack/react-query';
import type { MembershipView, SessionView } from '#domain/api/accounts.ts';
import { acceptInvitation } from '../../api/people.ts';
import { Button } from '../../parts/button.tsx';
import { FormFailure } from '../../parts/form-failure.tsx';
import { errorText, useTexts } from '../../texts/index.ts';
import styles from './auth.module.css';

export interface Acceptance {
  token: string;
  account: SessionView['account'];
  onJoined: (joined: MembershipView) => void;
}

/** Joins with the account that is signed in. */
export function AcceptForm({ token, account: { name, email }, onJoined }: Acceptance) {
  const t = useTexts();
  const { invitation: words } = t.people;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: onJoined,
  });
  return (
    <>
      <FormFailure>{error && errorText(t, error)}</FormFailure>
      <p className={styles.invitationWords}>{words.signedIn(name, email)}</p>
      <Button look="main" className={styles.join} isBusy={isPending} onClick={() => mutate()}>
        {words.joinAs(name)}
      </Button>
    </>
  );
}
