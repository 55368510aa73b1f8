import { useMutation, useQuery } from '@tanstack/react-query';
import { may } from '#domain/staff/permissions.ts';
import { resendVerification } from '../../api/own-account.ts';
import { sessionQuery } from '../../api/session.ts';
import { Button } from '../../components/button.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { useVerifyLater } from './face/use-verify-reminder.ts';
import styles from './verify-reminder.module.css';

/** Shown while the address is not confirmed, unless it was closed until the next visit. */
export function VerifyReminder() {
  const { account: t } = useTexts();
  const { say, complain } = useNotice();
  const { data: session } = useQuery({
    ...sessionQuery,
    // The address may have been confirmed in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.account.verified === false ? 'always' : true),
  });
  const [isClosed, setClosed] = useVerifyLater();
  const { mutate, isPending } = useMutation({
    mutationFn: resendVerification,
    onSuccess: () => say(t.resent),
    onError: complain,
  });
  // Other roles may do nothing that needs a confirmed address.
  const isNeeded = may(useStore().role, 'staff.invite');
  if (!session || session.account.verified || isClosed || !isNeeded) return null;
  return (
    <aside className={styles.reminder} aria-label={t.verifyTitle}>
      <p className={styles.text}>{t.reminder(session.account.email)}</p>
      <Button className={styles.resend} isBusy={isPending} onClick={() => mutate()}>
        {t.resend}
      </Button>
      <Button className={styles.later} aria-label={t.later} onClick={() => setClosed(true)}>
        <CloseIcon />
      </Button>
    </aside>
  );
}
