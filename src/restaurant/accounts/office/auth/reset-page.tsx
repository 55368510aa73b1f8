import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { isCommonPassword } from '../../rules/password.ts';
import { newPassword } from '../../wire/accounts.ts';
import { requestResetBody } from '../../wire/own-account.ts';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { AuthPage } from './auth-page.tsx';

interface ResetPageProps {
  /** The token of the link in the email, or null to request an email. */
  token: string | null;
  toSignIn: ReactNode;
  askAnew: ReactNode;
  /** Called when all sessions of the account have ended, this browser's too. */
  onReset: () => void;
}

export function ResetPage({ token, toSignIn, ...props }: ResetPageProps) {
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const { account: t } = useTexts();
  if (isDone) return <Message title={t.passwordSetTitle} lead={t.passwordSetLead} onward={toSignIn} />;
  if (token !== null) {
    const onReset = () => {
      setDone(true);
      props.onReset();
    };
    return <NewPassword token={token} askAnew={props.askAnew} onReset={onReset} />;
  }
  if (requestedFor !== null)
    return (
      <Message title={t.mailboxTitle} lead={t.linkSent(requestedFor)} note={t.noEmail} onward={toSignIn} />
    );
  return <RequestLink toSignIn={toSignIn} onRequested={setRequestedFor} />;
}

interface MessageProps {
  title: string;
  lead: string;
  note?: string;
  onward: ReactNode;
}

function Message({ title, lead, note, onward }: MessageProps) {
  return (
    <AuthFrame title={title} lead={lead}>
      <div className={styles.steps}>
        {note && <p className={styles.note}>{note}</p>}
        {onward}
      </div>
    </AuthFrame>
  );
}

function RequestLink({
  toSignIn,
  onRequested,
}: {
  toSignIn: ReactNode;
  onRequested: (email: string) => void;
}) {
  const { account: t, auth } = useTexts();
  return (
    <AuthPage<{ email: string }, string>
      title={t.resetTitle}
      lead={t.resetLead}
      fields={[{ name: 'email', type: 'email', label: auth.email, autoComplete: 'username' }]}
      schema={requestResetBody}
      send={async ({ email }) => {
        await call('POST /api/account/request-reset', { body: { email } });
        return email;
      }}
      onDone={onRequested}
      action={t.sendLink}
    >
      {toSignIn}
    </AuthPage>
  );
}

const PASSWORD_FORM = z.strictObject({ password: newPassword });

interface NewPasswordProps {
  token: string;
  askAnew: ReactNode;
  onReset: () => void;
}

function NewPassword({ token, askAnew, onReset }: NewPasswordProps) {
  const { account: t, auth } = useTexts();
  return (
    <AuthPage<{ password: string }, null>
      title={t.choosePassword}
      lead={t.newPasswordLead}
      fields={[
        {
          name: 'password',
          type: 'password',
          label: t.newPassword,
          description: auth.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      schema={PASSWORD_FORM}
      check={({ password }) => (isCommonPassword(password) ? { password: 'tooCommon' } : {})}
      send={({ password }) => call('POST /api/account/reset', { body: { token, password } })}
      onDone={onReset}
      action={t.setPassword}
    >
      {askAnew}
    </AuthPage>
  );
}
