import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatedStore } from '#domain/api/operator.ts';
import { ALL_STORES, operatedStoresQuery, type StoreFilter } from '../../api/operator.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { PageOf } from '../../components/page.tsx';
import { PRODUCT } from '../../session/site-brand.ts';
import { useTexts } from '../../texts/index.ts';
import { AsOf } from './as-of.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { ImportStoresDialog } from './import-stores/import-stores-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { StoreFilters } from './store-filters.tsx';
import { StoreTable } from './store-table.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useMayOperate } from './use-may-operate.ts';

const TYPING_MS = 250;

/** All stores, with a search. */
export function StoresPage() {
  const t = useTexts();
  const [typed, setFilter] = useState(ALL_STORES);
  const [making, setMaking] = useState<'one' | 'file' | null>(null);
  const mayOperate = useMayOperate();
  const [filter] = useDebouncedValue(typed, TYPING_MS);
  return (
    <PageOf
      owner={PRODUCT}
      title={t.operator.title}
      lead={t.operator.lead}
      width="wide"
      actions={
        <>
          {mayOperate('operator.stores') && (
            <>
              <Button onClick={() => setMaking('one')}>{t.operator.create.add}</Button>
              <Button onClick={() => setMaking('file')}>{t.operator.create.imports.open}</Button>
            </>
          )}
          <ExportButton filter={typed} />
        </>
      }
    >
      <StoreFilters filter={typed} onChange={setFilter} />
      <Found filter={filter} onClear={() => setFilter(ALL_STORES)} />
      {making === 'one' && <CreateDialog onClose={() => setMaking(null)} />}
      {making === 'file' && <ImportStoresDialog onClose={() => setMaking(null)} />}
    </PageOf>
  );
}

function Found({ filter, onClear }: { filter: StoreFilter; onClear: () => void }) {
  const { operator: t } = useTexts();
  const [planning, setPlanning] = useState<OperatedStore | null>(null);
  const [changing, setChanging] = useState<OperatedStore | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    operatedStoresQuery(filter),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows = data.pages.flatMap((page) => page.stores);
  if (rows.length === 0) return <NoneFound filter={filter} onClear={onClear} />;
  return (
    <>
      <AsOf countedAt={data.pages[0]?.countedAt ?? null} />
      <StoreTable rows={rows} onChange={setChanging} onPlan={setPlanning} />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
      {planning && <PlanDialog store={planning} onClose={() => setPlanning(null)} />}
      {changing && <SuspendDialog store={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function NoneFound({ filter, onClear }: { filter: StoreFilter; onClear: () => void }) {
  const { operator: t } = useTexts();
  if (filter.search === '' && filter.state === '' && filter.plan === '' && filter.stuck === '')
    return <Nothing title={t.none} hint={t.noneHint} />;
  return (
    <Nothing show="search" title={t.noMatch}>
      <Button onClick={onClear}>{t.clear}</Button>
    </Nothing>
  );
}
