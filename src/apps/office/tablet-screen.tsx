import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useRouter, useSearch } from '@tanstack/react-router';
import { PrintsAtRest } from '#kitchen/printing/office/device/prints-here.tsx';
import { restoreSaid } from '#restaurant/access/office/keep-said.ts';
import type { signInByPin } from '#restaurant/access/office/sign-in-by-pin.ts';
import { safeNext } from '#restaurant/accounts/office/auth/safe-next.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { TabletPage } from '#restaurant/tablets/office/tablet-page.tsx';
import { tabletQuery } from '#restaurant/tablets/office-api/tablets.ts';
import { useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';

const CALMLY_MS = 60_000;
/** Whoever needs the line waits for it. */
const SOON_MS = 5_000;

/** Where people sign in at a tablet. It looks again now and then, for new people, and whether it still is a tablet. */
export function TabletScreen() {
  const t = useTexts();
  const client = useQueryClient();
  const { history } = useRouter();
  const { next } = useSearch({ from: '/auth/tablet' });
  const { data, error, refetch } = useQuery({
    ...tabletQuery,
    refetchInterval: ({ state }) => (state.error ? SOON_MS : CALMLY_MS),
  });
  const search = next === undefined ? {} : { next };
  if (error && !data) return <Failure title={t.tablets.title} error={error} onRetry={() => void refetch()} />;
  if (data === null) return <Navigate to="/auth/login" search={search} replace />;
  if (!data) return <Loading shape="page" />;
  const onDone = async ({ tablet, session, isHere }: Awaited<ReturnType<typeof signInByPin>>) => {
    // Nothing that was fetched for whoever was here before may be shown.
    client.clear();
    client.setQueryData(tabletQuery.queryKey, tablet);
    client.setQueryData(sessionQuery.queryKey, session);
    if (isHere && session) await restoreSaid(client, session);
    history.push(safeNext(next));
  };
  return (
    <>
      <PrintsAtRest />
      <TabletPage
        tablet={data}
        isUnreachable={error !== null}
        byEmail={
          <Link to="/auth/login" search={search}>
            {t.tablets.byEmail}
          </Link>
        }
        onDone={(signedIn) => void onDone(signedIn)}
        onRefused={() => void refetch()}
      />
    </>
  );
}
