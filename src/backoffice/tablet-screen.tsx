import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useRouter, useSearch } from '@tanstack/react-router';
import type { OwnTablet } from '#domain/api/tablets.ts';
import { sessionQuery } from './api/session.ts';
import { tabletQuery } from './api/tablets.ts';
import { Failure } from './components/failure.tsx';
import { Loading } from './components/loading.tsx';
import { safeNext } from './features/auth/safe-next.ts';
import { PrintsAtRest } from './features/print/device/prints-here.tsx';
import { TabletPage } from './features/tablet/tablet-page.tsx';
import { useTexts } from './texts/index.ts';

/** Where people sign in at a tablet. It looks again now and then, for new people, and whether it still is a tablet. */
export function TabletScreen() {
  const t = useTexts();
  const client = useQueryClient();
  const { history } = useRouter();
  const { next } = useSearch({ from: '/auth/tablet' });
  const { data, error, refetch } = useQuery({ ...tabletQuery, refetchInterval: 60_000 });
  const search = next === undefined ? {} : { next };
  if (error && !data) return <Failure title={t.tablets.title} error={error} onRetry={() => void refetch()} />;
  if (data === null) return <Navigate to="/auth/login" search={search} replace />;
  if (!data) return <Loading shape="page" />;
  const onDone = (tablet: OwnTablet) => {
    // Nothing that was fetched for whoever was here before may be shown.
    client.clear();
    client.setQueryData(tabletQuery.queryKey, tablet);
    client.setQueryData(sessionQuery.queryKey, tablet.session);
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
        onDone={onDone}
        onRefused={() => void refetch()}
      />
    </>
  );
}
