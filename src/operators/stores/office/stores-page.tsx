import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { ALL_STORES, operatedStoresQuery, type StoreFilter } from '../office-api/operator.ts';
import type { OperatedStore } from '../wire/operator.ts';
import { AsOf } from './as-of.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useChoosing } from './bulk/use-choosing.ts';
import { CreateDialog } from './create-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { StoreFilters } from './filters/store-filters.tsx';
import { filterIn, isSameFilter, searchOf } from './filters/store-search.ts';
import { ImportStoresDialog } from './import-stores/import-stores-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { StoreTable } from './store-table.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useMayOperate } from './use-may-operate.ts';

/** All stores. How they are filtered stands in the address. */
export function StoresPage() {
  const t = useTexts();
  const filter = filterIn(useSearch({ from: '/operator/' }));
  const navigate = useNavigate();
  const setFilter = (to: StoreFilter) =>
    void navigate({ to: '/operator', search: searchOf(to), replace: true });
  const [making, setMaking] = useState<'one' | 'file' | null>(null);
  const mayOperate = useMayOperate();
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
          <ExportButton filter={filter} />
        </>
      }
    >
      <StoreFilters filter={filter} onChange={setFilter} />
      <Found filter={filter} onClear={() => setFilter(ALL_STORES)} />
      {making === 'one' && <CreateDialog onClose={() => setMaking(null)} />}
      {making === 'file' && <ImportStoresDialog onClose={() => setMaking(null)} />}
    </PageOf>
  );
}

function Found({ filter, onClear }: { filter: StoreFilter; onClear: () => void }) {
  const { operator: t } = useTexts();
  const mayOperate = useMayOperate();
  const choosing = useChoosing(filter);
  const mayChoose = mayOperate('operator.stores') || mayOperate('operator.money');
  const [planning, setPlanning] = useState<OperatedStore | null>(null);
  const [changing, setChanging] = useState<OperatedStore | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    operatedStoresQuery(filter),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows = data.pages.flatMap((page) => page.stores);
  const isEmpty = rows.length === 0;
  return (
    <>
      {!isEmpty && <AsOf countedAt={data.pages[0]?.countedAt ?? null} />}
      {mayChoose && <BulkBar filter={filter} choosing={choosing} isEmpty={isEmpty} />}
      {isEmpty ? (
        <NoneFound filter={filter} onClear={onClear} />
      ) : (
        <StoreTable
          rows={rows}
          choosing={mayChoose ? choosing : null}
          onChange={setChanging}
          onPlan={setPlanning}
        />
      )}
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
  if (isSameFilter({ ...filter, sort: ALL_STORES.sort }, ALL_STORES))
    return <Nothing title={t.none} hint={t.noneHint} />;
  return (
    <Nothing show="search" title={t.noMatch}>
      <Button onClick={onClear}>{t.clear}</Button>
    </Nothing>
  );
}
