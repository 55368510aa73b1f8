import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwedEntry } from '#domain/api/refunds.ts';
import { may } from '#domain/staff/permissions.ts';
import { owedQuery } from '../../api/refunds.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Choice } from '../../components/choice.tsx';
import { Failure } from '../../components/failure.tsx';
import { formatAmount } from '../../components/format.ts';
import { Loading } from '../../components/loading.tsx';
import { NotAllowed } from '../../components/not-allowed.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { Page } from '../../components/page.tsx';
import { ToOrders } from '../../components/ways-on.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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
