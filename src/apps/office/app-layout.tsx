import { useDocumentTitle } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { chatHeardQuery } from '#guests/chat/office-api/chat.ts';
import { unreadFeedbackQuery } from '#guests/feedback/office-api/feedback.ts';
import { ConnectionStrip } from '#kitchen/board/office/desk/connection-strip.tsx';
import { DeskProvider } from '#kitchen/board/office/desk/desk.tsx';
import { useDesk } from '#kitchen/board/office/desk/desk-context.ts';
import { DeskTools } from '#kitchen/board/office/desk/desk-tools.tsx';
import { isOver } from '#kitchen/board/office/orders/tickets.ts';
import { PrintsHere } from '#kitchen/printing/office/device/prints-here.tsx';
import { stationsQuery } from '#kitchen/stations/office-api/stations.ts';
import { useUnregistered } from '#money/e-invoices/office-api/e-invoices.ts';
import { tillQuery } from '#money/till/office-api/till.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { ConflictProvider } from '#ordering/menu-editor/office/face/changes/conflict-provider.tsx';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type Membership, StoreContext, useStore } from '#restaurant/access/office/current-store.ts';
import { useBrand } from '#restaurant/access/office/use-brand.ts';
import { useChosenStore } from '#restaurant/access/office/use-chosen-store.ts';
import { useSignOut } from '#restaurant/accounts/office/face/use-sign-out.ts';
import { SecondStepGate } from '#restaurant/accounts/office/second-step-gate.tsx';
import { VerifyReminder } from '#restaurant/accounts/office/verify-reminder.tsx';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { NotificationBell } from '#restaurant/notifications/office/notification-bell.tsx';
import { NoStores } from '#restaurant/people/office/profile/no-stores.tsx';
import { may } from '#restaurant/people/rules/permissions.ts';
import { storeQuery } from '#restaurant/stores/office-api/store.ts';
import { TurnButton } from '#restaurant/tablets/office/turn-button.tsx';
import { useAutoLock, usePlace } from '#restaurant/tablets/office/use-turn.ts';
import { isTablet, signInPath } from '#restaurant/tablets/office-api/tablet-mark.ts';
import { useSignals } from '#tables/floor/office/face/use-signals.ts';
import { tablesQuery } from '#tables/table-list/office-api/tables.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { CommandPalette } from './palette/palette.tsx';
import { useCommands } from './palette-commands.ts';
import { Shell } from './shell/shell.tsx';
import { useOutsideNotice } from './shell/use-outside-notice.ts';
import { useSaved, useSentAgain } from './shell/use-saved.ts';

/** The frame of every screen: the session, and the chosen store. */
export function AppLayout() {
  const { data: session } = useQuery(sessionQuery);
  const [remembered, remember] = useChosenStore();
  const chosen = session?.stores.find(({ _id }) => _id === remembered) ?? session?.stores[0];
  useOutsideNotice(session?.stores, chosen);
  if (!session) return <ToSignIn />;
  if (!chosen) return session.account.isOperator ? <Navigate to="/operator" replace /> : <NoStores />;
  return <StoreLayout key={chosen._id} session={session} chosen={chosen} onChooseStore={remember} />;
}

/** Leads to the sign-in when a session ends while its screens are open, and from there back. */
function ToSignIn() {
  const router = useRouter();
  useEffect(() => {
    // Whoever was asked for the PIN on their way is there already.
    if (router.history.location.pathname === signInPath()) return;
    // At a tablet whoever comes next begins anew.
    const search = isTablet() ? {} : { next: router.state.location.href };
    void router.navigate({ to: signInPath(), search, replace: true });
  }, [router]);
  return null;
}

interface StoreLayoutProps {
  session: SessionView;
  chosen: Membership;
  onChooseStore: (storeId: string) => void;
}

function StoreLayout({ session, chosen, onChooseStore }: StoreLayoutProps) {
  const { _id: storeId, role } = chosen;
  const { data: profile, error, refetch } = useQuery(storeQuery(storeId));
  useBrand(profile?.primaryColor);
  const isAtTablet = session.tablet !== undefined;
  const askPin = useAutoLock(session.tablet?.lockMinutes);
  usePlace(isAtTablet);
  const store = useMemo(
    () => profile && { storeId, role, isAtTablet, askPin, profile },
    [storeId, role, isAtTablet, askPin, profile],
  );
  if (!store) {
    if (error instanceof AppError && error.code === 'SECOND_STEP_REQUIRED')
      return <SecondStepGate session={session} chosen={chosen} onChooseStore={onChooseStore} />;
    if (error) return <Failure title={chosen.name} error={error} onRetry={() => void refetch()} />;
    return <Loading shape="office" />;
  }
  return (
    <StoreContext value={store}>
      <DeskProvider storeId={storeId}>
        <ConflictProvider>
          <Frame session={session} onChooseStore={onChooseStore} />
        </ConflictProvider>
      </DeskProvider>
    </StoreContext>
  );
}

function Frame({ session, onChooseStore }: Pick<StoreLayoutProps, 'session' | 'onChooseStore'>) {
  const { orders, fresh, connection } = useDesk();
  const { storeId, role, profile } = useStore();
  const { name } = profile;
  const { data: unread } = useQuery(unreadFeedbackQuery(storeId, may(role, 'feedback.read')));
  const unregistered = useUnregistered(useStore());
  const signals = useSignals();
  const { data: heard } = useQuery(chatHeardQuery);
  useDocumentTitle(fresh.length > 0 ? `(${fresh.length}) ${name}` : name);
  const signOut = useSignOut();
  useSentAgain(session.account._id);
  useSaved({
    accountId: session.account._id,
    isAtTablet: session.tablet !== undefined,
    trouble: connection.state === 'lost' ? (connection.why ?? 'network') : null,
  });
  useCurrentRole(connection.state === 'live');
  // A tablet has menu, tables and till at hand also if nobody has opened them before the line went.
  const isTablet = session.tablet !== undefined;
  useQuery({ ...catalogueQuery(storeId), enabled: isTablet && may(role, 'order.place') });
  useQuery({ ...stationsQuery(storeId), enabled: isTablet && may(role, 'order.read') });
  useQuery({ ...tablesQuery(storeId), enabled: isTablet && may(role, 'table.read') });
  useQuery({ ...tillQuery(storeId), enabled: isTablet && may(role, 'till.count'), refetchInterval: MINUTE });
  return (
    <Shell
      stores={session.stores}
      account={session.account}
      counts={{
        floor: signals.length,
        orders: orders.filter((order) => !isOver(order)).length,
        bills: unregistered,
        feedback: unread?.count ?? 0,
        chat: heard?.unread[storeId] ?? 0,
      }}
      tools={
        <>
          <CommandPalette useCommands={useCommands} />
          <DeskTools />
          {session.tablet ? <TurnButton name={session.account.name} /> : <NotificationBell />}
        </>
      }
      strip={<ConnectionStrip />}
      onChooseStore={onChooseStore}
      onSignOut={signOut}
    >
      <VerifyReminder />
      <PrintsHere changes={orders} />
      <Outlet />
    </Shell>
  );
}

/** Fetches the session when the stream is back, since a change of role ends the stream. */
function useCurrentRole(isLive: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (isLive) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, isLive]);
}
