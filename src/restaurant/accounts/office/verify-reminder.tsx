import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CloseIcon } from '#ui/office/icons.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { resendVerification } from '../office-api/own-account.ts';
import { sessionQuery } from '../office-api/session.ts';
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
