import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RevisionView } from '#domain/api/revisions.ts';
import { toSessions } from '#domain/menu-edit/headline.ts';
import { may } from '#domain/staff/permissions.ts';
import { dayIn } from '#domain/time/clock.ts';
import { catalogueQuery, revisionsQuery } from '../../api/menu.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Failure } from '../../components/failure.tsx';
import { formatDay } from '../../components/format.ts';
import { Loading } from '../../components/loading.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { Page } from '../../components/page.tsx';
import { ToDishes } from '../../components/ways-on.tsx';
import { useStore } from '../../session/current-store.ts';
import { useInterface, useTexts } from '../../texts/index.ts';
import styles from './revisions-page.module.css';
import { SessionRow } from './session-row.tsx';

export function RevisionsPage() {
  const t = useTexts();
  const { role } = useStore();
  return (
    <Page title={t.revisions.title} width="wide" lead={t.revisions.lead} actions={<ToDishes />}>
      {may(role, 'revision.read') ? <History /> : <Nothing show="locked" title={t.errors.FORBIDDEN ?? ''} />}
    </Page>
  );
}

function History() {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { data: present } = useQuery(catalogueQuery(storeId));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    revisionsQuery(storeId),
  );
  if (error && !data)
    return <Failure title={t.revisions.failed} error={error} onRetry={() => void refetch()} />;
  if (!data || !present) return <Loading />;
  const revisions = data.pages.flatMap((page) => page.revisions);
  if (revisions.length === 0) return <Nothing title={t.revisions.none} hint={t.revisions.noneHint} />;
  const { timeZone } = profile;
  const days = Map.groupBy(revisions, ({ at }) => dayIn(timeZone, Date.parse(at)));
  return (
    <>
      {[...days].map(([day, saves]) => (
        <Card key={day} title={formatDay((saves[0] as RevisionView).at, { language, timeZone })}>
          <ul className={styles.saves}>
            {toSessions(saves).map((session) => (
              <SessionRow
                // The first save stays while later ones are added.
                key={session.at(-1)?.revision}
                saves={session}
                present={present}
                latest={revisions[0]?.revision ?? 0}
              />
            ))}
          </ul>
        </Card>
      ))}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.revisions.older}
        </Button>
      )}
    </>
  );
}
