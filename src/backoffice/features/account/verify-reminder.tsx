import { useMutation, useQuery } from '@tanstack/react-query';
import { may } from '#domain/people/permissions.ts';
import { resendVerification } from '../../api/own-account.ts';
import { sessionQuery } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { CloseIcon } from '../../parts/icons.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useVerifyLater } from '../../parts/use-verify-reminder.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './verify-reminder.module.css';

/** For as long as the address is not confirmed, or until it is put off to the next visit. */
export function VerifyReminder() {
  const { account: t } = useTexts();
  const { say, complain } = useNotice();
  const { data: session } = useQuery({
    ...sessionQuery,
    // Whoever comes back from the mailbox has just confirmed it in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.account.verified === false ? 'always' : true),
  });
  const [isPutOff, putOff] = useVerifyLater();
  const { mutate, isPending } = useMutation({
    mutationFn: resendVerification,
    onSuccess: () => say(t.resent),
    onError: complain,
  });
  // Nothing that waits for it is theirs to do.
  const isWaitedFor = may(useStore().role, 'staff.invite');
  if (!session || session.account.verified || isPutOff || !isWaitedFor) return null;
  return (
    <aside className={styles.reminder} aria-label={t.verifyTitle}>
      <p className={styles.text}>{t.reminder(session.account.email)}</p>
      <Button className={styles.resend} isBusy={isPending} onClick={() => mutate()}>
        {t.resend}
      </Button>
      <Button className={styles.later} aria-label={t.later} onClick={() => putOff(true)}>
        <CloseIcon />
      </Button>
    </aside>
  );
}
