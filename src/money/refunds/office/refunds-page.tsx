import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { ToOrders } from '#ui/office/layout/ways-on.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { owedQuery } from '../office-api/refunds.ts';
import type { OwedEntry } from '../wire/refunds.ts';
import { DoneRefunds } from './done-refunds.tsx';
import { OwedRow } from './owed-row.tsx';
import styles from './refunds-page.module.css';

const LISTS = ['due', 'done'] as const;
const KINDS = ['order', 'unclear', 'refund', 'payment'] as const;

/** Refunds that are due or on their way, and payments that may still arrive. */
export function RefundsPage() {
  const t = useTexts();
  const { role } = useStore();
  const { title, lead, askManager } = t.refunds;
  const [list, setList] = useState<(typeof LISTS)[number]>('due');
  if (!may(role, 'order.refund'))
    return <NotAllowed title={title} what={t.errors.FORBIDDEN ?? ''} hint={askManager} />;
  return (
    <Page title={title} width="wide" lead={lead}>
      <div className={styles.lists}>
        <Choice
          label={title}
          value={list}
          options={LISTS.map((value) => ({ value, label: t.refunds.lists[value] }))}
          onChange={setList}
        />
      </div>
      {list === 'due' ? <Owed /> : <DoneRefunds />}
    </Page>
  );
}

function Owed() {
  const t = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    owedQuery(storeId),
  );
  if (error && !data)
    return <Failure title={t.refunds.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const owed = data.pages.flatMap((page) => page.owed);
  const lists = KINDS.map((kind) => ({ kind, entries: owed.filter((entry) => entry.kind === kind) }));
  return (
    <>
      {!owed.some(({ kind }) => kind === 'order' || kind === 'unclear') && !hasNextPage && (
        <Nothing show="done" title={t.refunds.none} hint={t.refunds.noneHint}>
          <ToOrders />
        </Nothing>
      )}
      {lists.map(
        ({ kind, entries }) =>
          entries.length > 0 && (
            <Card
              key={kind}
              title={t.refunds.kinds[kind]}
              hint={t.refunds.hints[kind]}
              actions={entries.length > 1 && !hasNextPage && <Total entries={entries} />}
            >
              <ul className={styles.list}>
                {entries.map((entry) => (
                  <OwedRow key={`${entry.orderId} ${entry.since}`} entry={entry} />
                ))}
              </ul>
            </Card>
          ),
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.refunds.more}
        </Button>
      )}
    </>
  );
}

function Total({ entries }: { entries: OwedEntry[] }) {
  const t = useTexts();
  const { currency } = useStore().profile;
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <p className={styles.total}>
      {t.refunds.total} <span className={styles.amount}>{formatAmount(total, currency)}</span>
    </p>
  );
}
