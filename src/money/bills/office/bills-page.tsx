import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Button } from '#ui/office/buttons/button.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { ToOrders } from '#ui/office/layout/ways-on.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { ALL_BILLS as ALL, type BillFilter, billQuery, billsQuery } from '../office-api/bills.ts';
import { BillFilters } from './bill-filters.tsx';
import { BillList } from './bill-list.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { BillDialog } from './face/bill-dialog.tsx';
import { UnbilledBar } from './unbilled-bar.tsx';
import { UnregisteredBar } from './unregistered-bar.tsx';

const TYPING_MS = 250;

/** The list of bills, with a search. */
export function BillsPage() {
  const { bills: t, errors } = useTexts();
  const { role } = useStore();
  const [typed, setFilter] = useState(ALL);
  const [filter] = useDebouncedValue(typed, TYPING_MS);
  if (!may(role, 'bill.read'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="wide"
      actions={
        may(role, 'bill.export') && (
          <>
            <Link to="/app/management/e-commerce/invoice/gst" className={`${button.button} ${button.plain}`}>
              {t.gst.title}
            </Link>
            <ExportButtons filter={filter} />
          </>
        )
      }
    >
      <UnbilledBar />
      <UnregisteredBar onShow={() => setFilter({ ...ALL, eInvoice: 'refused' })} />
      <Filters filter={typed} onChange={setFilter} />
      <Found filter={filter} onClear={() => setFilter(ALL)} />
    </Page>
  );
}

function Filters(props: Omit<ComponentProps<typeof BillFilters>, 'hasEInvoices'>) {
  const { storeId } = useStore();
  const { data } = useInfiniteQuery(billsQuery(storeId, ALL));
  const hasSome = data?.pages.some(({ bills }) => bills.some(({ eInvoice }) => eInvoice)) ?? false;
  return <BillFilters {...props} hasEInvoices={hasSome || props.filter.eInvoice !== ''} />;
}

function Found({ filter, onClear }: { filter: BillFilter; onClear: () => void }) {
  const { bills: t } = useTexts();
  const { storeId } = useStore();
  const [open, setOpen] = useState<{ id: string; orderId: string } | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    billsQuery(storeId, filter),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows = data.pages.flatMap((page) => page.bills);
  const days = data.pages.flatMap((page) => page.days ?? []);
  const isFiltered = Object.values(filter).some(Boolean);
  if (rows.length === 0)
    return (
      <Nothing
        show={isFiltered ? 'search' : 'empty'}
        title={isFiltered ? t.noMatch : t.none}
        hint={isFiltered ? undefined : t.noneHint}
      >
        {isFiltered ? <Button onClick={onClear}>{t.clear}</Button> : <ToOrders />}
      </Nothing>
    );
  return (
    <>
      <BillList rows={rows} days={days} onOpen={setOpen} />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.older}
        </Button>
      )}
      {open !== null && <OpenBill {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function OpenBill({ id, orderId, onClose }: { id: string; orderId: string; onClose: () => void }) {
  const { storeId } = useStore();
  const { data, error } = useQuery(billQuery(storeId, id));
  return <BillDialog isOpen onClose={onClose} orderId={orderId} found={data} error={error} />;
}
