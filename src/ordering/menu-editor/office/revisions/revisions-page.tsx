import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { catalogueQuery, revisionsQuery } from '#ordering/menu/office-api/menu.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDay } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { ToDishes } from '#ui/office/layout/ways-on.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { toSessions } from '../../rules/changes/headline.ts';
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
