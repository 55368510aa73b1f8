import { useSearch } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import type { ReportChoice } from '#restaurant/stores/office-api/store.ts';
import { FoodCards } from '#stock/ingredients/office/face/food-cards.tsx';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { ToOrders } from '#ui/office/layout/ways-on.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import type { ReportView } from '../wire/report.ts';
import { CourseCard } from './cards/course-card.tsx';
import { DiscountsCard } from './cards/discounts-card.tsx';
import { DishesCard } from './cards/dishes-card.tsx';
import { MadeCard } from './cards/made-card.tsx';
import { PaymentsCard } from './cards/payments-card.tsx';
import { PeopleCard } from './cards/people-card.tsx';
import { CancellationsCard, TypesCard } from './cards/share-cards.tsx';
import { TimesCard } from './cards/times-card.tsx';
import { TurnCards } from './cards/turn-cards.tsx';
import { useFormat } from './format.ts';
import { hasBefore } from './has-before.ts';
import { HeatMap } from './heat-map.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PeriodBar } from './period-bar.tsx';
import styles from './reports-page.module.css';
import { useReport } from './use-report.ts';

export function ReportsPage() {
  const { reports: t } = useTexts();
  const { role } = useStore();
  const choice = useSearch({ from: '/app/dashboard/ecommerce' });
  if (may(role, 'reports.read')) return <Reports choice={choice} />;
  return (
    <Page title={t.title}>
      <Nothing show="locked" title={t.notYours} hint={t.notYoursHint} />
    </Page>
  );
}

function Reports({ choice }: { choice: ReportChoice }) {
  const { reports: t } = useTexts();
  const { storeId } = useStore();
  const { data: report, error, refetch, isPlaceholderData } = useReport(storeId, choice);
  if (error && !report) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (report?.firstDay === null) {
    return (
      <Page title={t.title} width="wide">
        <Nothing title={t.none} hint={t.noneHint}>
          <ToOrders />
        </Nothing>
      </Page>
    );
  }
  return (
    <Page title={t.title} width="wide" lead={report ? <Lead report={report} /> : <TwoLines />}>
      <PeriodBar choice={choice} shown={report} />
      {report ? (
        <div className={styles.report} aria-busy={isPlaceholderData}>
          <Report report={report} />
        </div>
      ) : (
        <Loading shape="figures" />
      )}
    </Page>
  );
}

/** Keeps the room of what is said of the days. */
const TwoLines = () => (
  <>
    {'\u00a0'}
    <br />
    {'\u00a0'}
  </>
);

/** Says which days are shown, when they were computed, and with which days they are compared. */
function Lead({ report }: { report: ReportView }) {
  const { reports: t } = useTexts();
  const f = useFormat();
  const { from, to, before, isOver, readAt, firstDay } = report;
  const days = f.days(before.from, before.to);
  return (
    <>
      {f.days(from, to)}
      {!isOver && ` · ${t.live(f.time(readAt))}`}
      <br />
      {hasBefore(report)
        ? isOver
          ? t.comparedWith(days)
          : t.comparedUpTo(days, f.time(readAt))
        : t.beforeMissing(f.day(firstDay ?? from))}
    </>
  );
}

function Report({ report }: { report: ReportView }) {
  const { reports: t } = useTexts();
  const { role } = useStore();
  const { orders, cancelled } = report.totals;
  if (orders + cancelled === 0) {
    return <Nothing title={t.noOrders} hint={report.isOver ? undefined : t.noOrdersHint} />;
  }
  return (
    <>
      <KeyFigures report={report} />
      {may(role, 'stock.manage') && <FoodCards report={report} />}
      <CourseCard key={`${report.from} ${report.to}`} report={report} />
      <div className={styles.columns}>
        <div>
          <HeatMap report={report} />
          <CancellationsCard report={report} />
        </div>
        <div>
          <TypesCard report={report} />
          <PaymentsCard report={report} />
          <TimesCard report={report} />
        </div>
      </div>
      <DishesCard report={report} />
      <TurnCards days={report} />
      <PeopleCard report={report} />
      <DiscountsCard report={report} />
      <MadeCard report={report} />
    </>
  );
}
