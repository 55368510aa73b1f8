import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { operatorInvitationQuery } from '#operators/people/office-api/operators.ts';
import { newOperatorBody, type OpenOperatorInvitation } from '#operators/people/wire/operators.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { rememberSignedIn } from '#restaurant/access/office/signed-in.ts';
import { SITE_BRAND } from '#restaurant/access/office/site-brand.ts';
import styles from '#restaurant/accounts/office/auth/auth.module.css';
import { AuthFrame } from '#restaurant/accounts/office/auth/auth-frame.tsx';
import { AuthPage } from '#restaurant/accounts/office/auth/auth-page.tsx';
import { useEmailToken } from '#restaurant/accounts/office/auth/use-email-token.ts';
import { isCommonPassword } from '#restaurant/accounts/rules/password.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';

/** The page of the link that makes its reader an operator. They sign in afterwards. */
export function OperatorInvitationScreen() {
  const t = useTexts();
  const { join } = t.operator.people;
  const token = useEmailToken() ?? '';
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const { data, error, refetch } = useQuery({ ...operatorInvitationQuery(token), enabled: !isDone });
  const onDone = () => {
    setDone(true);
    // Accepting has ended the sessions of the account, which may have been this browser's.
    client.clear();
    rememberSignedIn(false);
  };
  const signIn = (
    <p className={styles.way}>
      <Link to="/auth/login" search={{ next: '/operator' }}>
        {t.auth.signIn}
      </Link>
    </p>
  );
  if (isDone)
    return (
      <AuthFrame title={join.done} lead={join.doneLead}>
        {signIn}
      </AuthFrame>
    );
  if (error)
    return <Failure title={t.staff.invitation.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading shape="page" />;
  if (data === null)
    return (
      <AuthFrame title={t.staff.invitation.gone} lead={t.staff.invitation.goneLead}>
        {signIn}
      </AuthFrame>
    );
  const Form = data.hasAccount ? Accept : NewOperator;
  return <Form token={token} invitation={data} onDone={onDone} />;
}

interface FormProps {
  token: string;
  invitation: OpenOperatorInvitation;
  onDone: () => void;
}

/** With the account that they have. */
function Accept({ token, invitation, onDone }: FormProps) {
  const { title, lead, join } = useWords(invitation);
  const { failure, isBusy, submit } = useForm<void, unknown>({
    send: () => call('POST /api/operator-invitations/acceptance', { body: { token } }),
    onDone,
  });
  return (
    <AuthFrame title={title} lead={lead}>
      <p className={styles.invitationWords}>{join.known(invitation.email)}</p>
      <FormFailure>{failure}</FormFailure>
      <Button look="main" className={styles.join} isBusy={isBusy} onClick={() => submit(undefined)}>
        {join.accept}
      </Button>
    </AuthFrame>
  );
}

function NewOperator({ token, invitation, onDone }: FormProps) {
  const { auth, staff } = useTexts();
  const { title, lead, join } = useWords(invitation);
  return (
    <AuthPage<{ name: string; password: string }, unknown>
      title={title}
      lead={`${lead} ${join.fresh(invitation.email)}`}
      fields={[
        { name: 'name', label: auth.name, autoComplete: 'name' },
        {
          name: 'password',
          type: 'password',
          label: staff.invitation.newPassword,
          description: auth.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      schema={newOperatorBody}
      check={({ password }) => (isCommonPassword(password) ? { password: 'tooCommon' } : {})}
      send={(values) => call('POST /api/operator-invitations/acceptance', { body: { token, ...values } })}
      action={join.accept}
      onDone={onDone}
    >
      {null}
    </AuthPage>
  );
}

function useWords({ invitedBy, role }: OpenOperatorInvitation) {
  const { operator: t } = useTexts();
  const { join } = t.people;
  return { join, title: join.title(SITE_BRAND.name, t.roles[role]), lead: join.lead(invitedBy) };
}
