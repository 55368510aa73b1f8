import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { invoicesQuery } from '#operators/invoices/office-api/invoices.ts';
import type { InvoiceTotals, InvoiceView } from '#operators/invoices/wire/invoices.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { InvoiceExport } from './invoice-export.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { ALL_INVOICES, searchOf } from './invoice-search.ts';
import { InvoiceSettings } from './invoice-settings.tsx';
import styles from './invoices.module.css';
import { PaidDialog } from './paid-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What restaurants pay for their plans. */
export function InvoicesPage() {
  const t = useTexts();
  const texts = t.operator.invoices;
  const filter = { ...ALL_INVOICES, ...useSearch({ from: '/operator/invoices' }) };
  const navigate = useNavigate();
  const list = useInfiniteQuery(invoicesQuery(filter));
  const [noting, setNoting] = useState<InvoiceView | null>(null);
  const [withdrawing, setWithdrawing] = useState<InvoiceView | null>(null);
  const [refusing, setRefusing] = useState<InvoiceView | null>(null);
  const [refunding, setRefunding] = useState<InvoiceView | null>(null);
  const rows = list.data?.pages.flatMap(({ invoices }) => invoices);
  const totals = list.data?.pages[0]?.totals;
  return (
    <PageOf
      owner={PRODUCT}
      title={texts.title}
      lead={texts.lead}
      width="wide"
      actions={<InvoiceExport filter={filter} />}
    >
      <InvoiceSettings />
      <InvoiceFilters filter={filter} storeName={rows?.[0]?.storeName ?? ''} />
      {!rows && list.error && (
        <Failure title={texts.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {!rows && !list.error && <Loading />}
      {rows?.length === 0 &&
        (Object.keys(searchOf(filter)).length === 0 ? (
          <Nothing title={texts.none} hint={texts.noneHint} />
        ) : (
          <Nothing show="search" title={texts.noMatch}>
            <Button onClick={() => void navigate({ to: '/operator/invoices', search: {}, replace: true })}>
              {texts.showAll}
            </Button>
          </Nothing>
        ))}
      {totals && totals.count > 0 && <Totals totals={totals} />}
      <div className={styles.rows}>
        {rows?.map((invoice) => (
          <InvoiceRow
            key={invoice._id}
            invoice={invoice}
            onPaid={() => setNoting(invoice)}
            onWithdraw={() => setWithdrawing(invoice)}
            onRefund={() => setRefunding(invoice)}
            onRefuse={() => setRefusing(invoice)}
          />
        ))}
      </div>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.operator.more}
        </Button>
      )}
      {noting && <PaidDialog invoice={noting} onClose={() => setNoting(null)} />}
      {refusing && <RefuseDialog invoice={refusing} onClose={() => setRefusing(null)} />}
      {refunding && <RefundDialog invoice={refunding} onClose={() => setRefunding(null)} />}
      {withdrawing && <WithdrawDialog invoice={withdrawing} onClose={() => setWithdrawing(null)} />}
    </PageOf>
  );
}

/** Of all that match, not only of those that are shown yet. */
function Totals({ totals: { count, asked, paid, overdue } }: { totals: InvoiceTotals }) {
  const { totals: words } = useTexts().operator.invoices;
  const rupees = (amount: number) => formatAmount(amount, 'INR');
  return (
    <p className={styles.totals}>
      <span>{words.count(count)}</span>
      <span>{words.asked(rupees(asked))}</span>
      <span>{words.paid(rupees(paid))}</span>
      <span data-overdue={overdue > 0}>{words.overdue(rupees(overdue))}</span>
    </p>
  );
}
