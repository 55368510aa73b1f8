import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { invitationQuery } from '#restaurant/people/office-api/staff.ts';
import { type JoinBody, joinBody, type OpenInvitation } from '#restaurant/people/wire/staff.ts';
import { errorText, useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { isCommonPassword } from '../../rules/password.ts';
import type { MembershipView, SessionView } from '../../wire/accounts.ts';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';
import { OtherWay } from './other-way.tsx';

interface InvitationPageProps extends Pick<AuthScreenProps, 'onDone'>, Pick<Acceptance, 'onJoined'> {
  token: string;
  /** The signed-in account, or null. */
  account: Acceptance['account'] | null;
  /** The link to the orders if they are in the store already, or null. */
  toOrders: ReactNode;
  /** A link to the sign-in, which leads back here. */
  signIn: (text: string) => ReactNode;
}

/** The page of an invitation: join with a new account, with the signed-in one, or sign in first. */
export function InvitationPage(props: InvitationPageProps) {
  const { token, account, toOrders, signIn, onDone, onJoined } = props;
  const { t, language } = useInterface();
  const clock = { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const { invitation: words } = t.staff;
  const { data, error, refetch } = useQuery(invitationQuery(token));
  if (error) return <Failure title={words.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading shape="page" />;
  if (data === null) {
    return (
      <AuthFrame title={words.gone} lead={words.goneLead}>
        <p className={styles.way}>{signIn(t.auth.signIn)}</p>
      </AuthFrame>
    );
  }
  const { storeName, invitedBy, role, handsOver } = data;
  const title = handsOver ? words.takeOver(storeName) : words.title(storeName);
  const lead = handsOver ? words.takeOverLead(invitedBy) : words.lead(invitedBy, role);
  if (handsOver && (data.takenFrom || isOther(account, data)))
    return (
      <AuthFrame title={title} lead={lead}>
        <p className={styles.invitationWords}>
          {data.takenFrom ? words.waits(formatDayOf(data.takenFrom, clock)) : words.onlyFor(data.email)}
        </p>
        {!data.takenFrom && <p className={styles.way}>{signIn(words.otherAccount)}</p>}
      </AuthFrame>
    );
  if (account && toOrders && !handsOver) {
    return (
      <AuthFrame title={data.storeName} lead={words.already}>
        <p className={styles.way}>{toOrders}</p>
        <OtherWay>
          {words.notYou} {signIn(words.otherAccount)}
        </OtherWay>
      </AuthFrame>
    );
  }
  if (account) {
    return (
      <AuthFrame title={title} lead={lead}>
        <AcceptForm token={token} account={account} onJoined={onJoined} />
        <OtherWay>
          {words.notYou} {signIn(words.otherAccount)}
        </OtherWay>
      </AuthFrame>
    );
  }
  if (data.hasAccount) {
    return (
      <AuthFrame title={title} lead={lead}>
        <p className={styles.invitationWords}>{words.knownAddress(data.email)}</p>
        <p className={styles.way}>{signIn(words.signIn)}</p>
      </AuthFrame>
    );
  }
  return (
    <NewAccount token={token} title={title} lead={lead} invitation={data} signIn={signIn} onDone={onDone} />
  );
}

/** A hand-over is for the address that it was sent to. */
function isOther(account: InvitationPageProps['account'], { email }: OpenInvitation): boolean {
  return account !== null && account.email.toLowerCase() !== email.toLowerCase();
}

type Values = Record<'name' | 'phone' | 'password', string>;

interface NewAccountProps extends Pick<InvitationPageProps, 'token' | 'signIn' | 'onDone'> {
  title: string;
  lead: string;
  invitation: OpenInvitation;
}

function NewAccount({ token, title, lead, invitation: { email }, signIn, onDone }: NewAccountProps) {
  const { auth, staff } = useTexts();
  const words = staff.invitation;
  const join = async (values: Values) => {
    await call('POST /api/invitations/account', { body: { ...(values satisfies JoinBody), token } });
    return call('POST /api/session', { body: { email, password: values.password } });
  };
  return (
    <AuthPage<Values>
      title={title}
      lead={`${lead} ${words.address(email)}`}
      fields={[
        { name: 'name', label: auth.name, autoComplete: 'name' },
        { name: 'phone', label: words.phone, autoComplete: 'tel' },
        {
          name: 'password',
          type: 'password',
          label: words.newPassword,
          description: auth.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      schema={joinBody}
      check={({ password }) => (isCommonPassword(password) ? { password: 'tooCommon' } : {})}
      send={join}
      action={words.join}
      onDone={onDone}
    >
      <p>
        {words.haveOther} {signIn(auth.signIn)}
      </p>
    </AuthPage>
  );
}

interface Acceptance {
  token: string;
  account: SessionView['account'];
  onJoined: (joined: MembershipView) => void;
}

/** Joins with the account that is signed in. */
function AcceptForm({ token, account: { name, email }, onJoined }: Acceptance) {
  const t = useTexts();
  const { invitation: words } = t.staff;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/invitations/acceptance', { body: { token } }),
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
