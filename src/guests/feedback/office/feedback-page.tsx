import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { ToOrders } from '#ui/office/layout/ways-on.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { ALL_FEEDBACK, type FeedbackFilter, feedbackQuery } from '../office-api/feedback.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { FeedbackFilters } from './feedback-filters.tsx';
import styles from './feedback-page.module.css';
import { FeedbackRow } from './feedback-row.tsx';

/** What guests said about their orders, to read and to answer. */
export function FeedbackPage() {
  const { feedback: t, errors } = useTexts();
  const { role } = useStore();
  const [filter, setFilter] = useState(ALL_FEEDBACK);
  const { order } = useSearch({ from: '/app/feedback' });
  const navigate = useNavigate();
  const open = (orderId?: string) =>
    void navigate({ to: '/app/feedback', search: orderId ? { order: orderId } : {}, replace: true });
  if (!may(role, 'feedback.read'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  return (
    <Page title={t.title} lead={t.lead}>
      <FeedbackFilters filter={filter} onChange={setFilter} />
      <Found filter={filter} onClear={() => setFilter(ALL_FEEDBACK)} onOpen={open} />
      <FeedbackDialog orderId={order} onClose={() => open()} />
    </Page>
  );
}

interface FoundProps {
  filter: FeedbackFilter;
  onClear: () => void;
  onOpen: (orderId: string) => void;
}

function Found({ filter, onClear, onOpen }: FoundProps) {
  const { feedback: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    feedbackQuery(storeId, filter),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const entries = data.pages.flatMap((page) => page.feedback);
  if (entries.length === 0) return <None filter={filter} onClear={onClear} />;
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.orderId}>
            <FeedbackRow entry={entry} onOpen={() => onOpen(entry.orderId)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles.older} isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.older}
        </Button>
      )}
    </>
  );
}

function None({ filter: { unread, ...filter }, onClear }: Omit<FoundProps, 'onOpen'>) {
  const { feedback: t } = useTexts();
  if (Object.values(filter).some(Boolean))
    return (
      <Nothing show="search" title={t.noMatch}>
        <Button onClick={onClear}>{t.showAll}</Button>
      </Nothing>
    );
  if (unread)
    return (
      <Nothing show="done" title={t.allRead}>
        <Button onClick={onClear}>{t.showAll}</Button>
      </Nothing>
    );
  return (
    <Nothing title={t.none} hint={t.noneHint}>
      <ToOrders />
    </Nothing>
  );
}
