import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDate } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { tillDaysQuery } from '../office-api/till.ts';
import { differenceRow, wayName } from '../rules/report-rows.ts';
import type { ClosedDays as Page } from '../wire/till.ts';
import { DayDialog } from './day-dialog.tsx';
import styles from './till.module.css';

/** The days that are closed, the latest first. */
export function ClosedDays() {
  const { till: t } = useTexts();
  const { storeId } = useStore();
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    tillDaysQuery(storeId),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const days = data.pages.flatMap((page) => page.days);
  if (days.length === 0) return <Nothing title={t.noDays} hint={t.noDaysHint} />;
  return (
    <Card title={t.views.closed}>
      <ul className={styles.list}>
        {days.map((day) => (
          <li key={day.number}>
            <button type="button" className={styles.day} onClick={() => setOpen(day.number)}>
              <DayLine day={day} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
      {open !== null && <DayDialog number={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function DayLine({ day }: { day: Page['days'][number] }) {
  const { t: texts, language } = useInterface();
  const { report } = texts.till;
  const { currency } = useStore().profile;
  const { difference, ways } = day;
  const show = (sum: Minor) => {
    const { name, amount } = differenceRow(sum, report);
    return amount === 0 ? name : `${name} ${formatSum(amount, currency)}`;
  };
  const counted = difference === null ? report.notCounted : show(difference);
  const inDrawers = `${report.methods.Cash}: ${counted}`;
  const onSlips = ways.map((way) => `${wayName(way, report)}: ${show(way.difference)}`);
  return (
    <>
      <span>
        Z {day.number} · {formatDate(day.day, language)}
        <br />
        <span className={styles.soft}>
          {[day.closedBy ?? report.itself, inDrawers, ...onSlips].join(' · ')}
        </span>
      </span>
      <span className={styles.amount}>{formatSum(day.sales, currency)}</span>
    </>
  );
}
