import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { resendVerification } from '../../office-api/own-account.ts';
import { sessionQuery, verifyEmailQuery } from '../../office-api/session.ts';
import type { SessionView } from '../../wire/accounts.ts';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';

interface VerifyPageProps {
  /** The token of the link in the email, or null before it was opened. */
  token: string | null;
  session: SessionView | null;
  /** The link to the restaurant, or to the sign-in. */
  onward: ReactNode;
}

export function VerifyPage({ token, ...props }: VerifyPageProps) {
  if (token !== null) return <OpenedLink token={token} {...props} />;
  return props.session?.account.verified ? <Confirmed {...props} /> : <Mailbox {...props} />;
}

function OpenedLink({ token, session, onward }: VerifyPageProps & { token: string }) {
  const t = useTexts();
  const client = useQueryClient();
  const { isSuccess, error } = useQuery(verifyEmailQuery(token));
  useEffect(() => {
    if (isSuccess) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isSuccess, client]);
  // The address is verified already if the link was opened before.
  if (isSuccess || (error && session?.account.verified)) return <Confirmed onward={onward} />;
  if (!error) {
    return (
      <AuthFrame title={t.account.verifyTitle} lead={t.account.verifying}>
        <span role="status" />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t.account.linkFailedTitle} lead={errorText(t, error)}>
      <Steps session={session} onward={onward} />
    </AuthFrame>
  );
}

function Confirmed({ onward }: Pick<VerifyPageProps, 'onward'>) {
  const { account: t } = useTexts();
  return (
    <AuthFrame title={t.verifiedTitle} lead={t.verifiedLead}>
      <div className={styles.steps}>{onward}</div>
    </AuthFrame>
  );
}

function Mailbox(props: Omit<VerifyPageProps, 'token'>) {
  const { account: t } = useTexts();
  const { session } = props;
  const lead = session ? t.verifyMailboxOf(session.account.email) : t.verifyMailbox;
  return (
    <AuthFrame title={t.mailboxTitle} lead={lead}>
      <Steps {...props} />
    </AuthFrame>
  );
}

function Steps({ session, onward }: Omit<VerifyPageProps, 'token'>) {
  const { account: t } = useTexts();
  return (
    <div className={styles.steps}>
      <p className={styles.note}>{t.noEmail}</p>
      {session && !session.account.verified && <ResendButton />}
      {onward}
    </div>
  );
}

function ResendButton() {
  const { account: t } = useTexts();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: resendVerification,
    onSuccess: () => say(t.resent),
    onError: complain,
  });
  return (
    <Button look="main" isBusy={isPending} onClick={() => mutate()}>
      {t.resend}
    </Button>
  );
}
