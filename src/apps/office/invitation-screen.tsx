import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { wasSignedIn } from '#restaurant/access/office/signed-in.ts';
import { useChosenStore } from '#restaurant/access/office/use-chosen-store.ts';
import { InvitationPage } from '#restaurant/accounts/office/auth/invitation-page.tsx';
import { HOME } from '#restaurant/accounts/office/auth/safe-next.ts';
import { useEmailToken, withEmailToken } from '#restaurant/accounts/office/auth/use-email-token.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

/** The page of an invitation's link. Joining leads into the restaurant. */
export function InvitationScreen() {
  const { staff, toOrders } = useTexts();
  const { say } = useNotice();
  const token = useEmailToken() ?? '';
  const client = useQueryClient();
  const router = useRouter();
  const [, choose] = useChosenStore();
  // Without an earlier sign-in there is no session to fetch.
  const isEnabled = wasSignedIn();
  const { data: session, isPending } = useQuery({ ...sessionQuery, enabled: isEnabled });
  const enter = async (storeId: string, storeName: string) => {
    choose(storeId);
    say(staff.invitation.welcome(storeName));
    await router.navigate({ to: HOME, replace: true });
  };
  if (isEnabled && isPending) return null;
  // A token begins with the id of its store.
  const own = session?.stores.find(({ _id }) => token.startsWith(`${_id}.`));
  return (
    <InvitationPage
      key={token}
      token={token}
      account={session?.account ?? null}
      toOrders={
        own && (
          <Link to={HOME} onClick={() => choose(own._id)}>
            {toOrders}
          </Link>
        )
      }
      signIn={(text) => (
        <Link
          to="/auth/login-unprotected"
          search={token === '' ? {} : { next: '/auth/invitation' }}
          state={withEmailToken(token === '' ? undefined : token)}
        >
          {text}
        </Link>
      )}
      onDone={(signedIn: SessionView) => {
        client.clear();
        client.setQueryData(sessionQuery.queryKey, signedIn);
        const [joined] = signedIn.stores;
        if (joined) void enter(joined._id, joined.name);
      }}
      onJoined={async ({ _id, name }) => {
        await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
        await enter(_id, name);
      }}
    />
  );
}
