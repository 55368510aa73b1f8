import { useDocumentTitle } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { SessionView } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { may } from '#domain/staff/permissions.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { chatHeardQuery } from './api/chat.ts';
import { useUnregistered } from './api/e-invoices.ts';
import { unreadFeedbackQuery } from './api/feedback.ts';
import { catalogueQuery } from './api/menu.ts';
import { sessionQuery } from './api/session.ts';
import { stationsQuery } from './api/stations.ts';
import { storeQuery } from './api/store.ts';
import { tablesQuery } from './api/tables.ts';
import { isTablet, signInPath } from './api/tablet-mark.ts';
import { tillQuery } from './api/till.ts';
import { Failure } from './components/failure.tsx';
import { Loading } from './components/loading.tsx';
import { useSignOut } from './features/account/face/use-sign-out.ts';
import { SecondStepGate } from './features/account/second-step-gate.tsx';
import { VerifyReminder } from './features/account/verify-reminder.tsx';
import { ConnectionStrip } from './features/board/desk/connection-strip.tsx';
import { DeskProvider } from './features/board/desk/desk.tsx';
import { useDesk } from './features/board/desk/desk-context.ts';
import { DeskTools } from './features/board/desk/desk-tools.tsx';
import { isOver } from './features/board/orders/tickets.ts';
import { useSignals } from './features/floor/face/use-signals.ts';
import { ConflictProvider } from './features/menu-editor/face/changes/conflict-provider.tsx';
import { NotificationBell } from './features/notifications/notification-bell.tsx';
import { CommandPalette } from './features/palette/palette.tsx';
import { PrintsHere } from './features/print/device/prints-here.tsx';
import { Shell } from './features/shell/shell.tsx';
import { useOutsideNotice } from './features/shell/use-outside-notice.ts';
import { useSaved, useSentAgain } from './features/shell/use-saved.ts';
import { NoStores } from './features/staff/no-stores.tsx';
import { TurnButton } from './features/tablet/turn-button.tsx';
import { useAutoLock, usePlace } from './features/tablet/use-turn.ts';
import { useCommands } from './palette-commands.ts';
import { type Membership, StoreContext, useStore } from './session/current-store.ts';
import { useBrand } from './session/use-brand.ts';
import { useChosenStore } from './session/use-chosen-store.ts';

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
