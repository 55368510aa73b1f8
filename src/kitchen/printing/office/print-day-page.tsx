import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { tillDayQuery, tillQuery } from '#money/till/office-api/till.ts';
import { renderDay, xOf, zOf } from '#money/till/rules/render-day.ts';
import { storeQuery } from '#restaurant/stores/office-api/store.ts';
import { useInterface } from '#texts/office/index.ts';
import { PrintSheet } from './print-sheet.tsx';

const route = getRouteApi('/app/print-day/$storeId/$dayNumber');

/** The report of a closed day or, as `now`, of the open one, for this browser to print or save. */
export function PrintDayPage() {
  const { t, language } = useInterface();
  const { storeId, dayNumber } = route.useParams();
  const { paper } = route.useSearch();
  const navigate = route.useNavigate();
  const store = useQuery(storeQuery(storeId));
  const isOpen = dayNumber === 'now';
  const open = useQuery({ ...tillQuery(storeId), enabled: isOpen, refetchInterval: false });
  const closed = useQuery({ ...tillDayQuery(storeId, dayNumber), enabled: !isOpen });
  const day = isOpen ? open.data && xOf(open.data) : closed.data && zOf(closed.data);
  return (
    <PrintSheet
      title={isOpen ? t.till.report.x : t.till.report.z(Number(dayNumber))}
      lines={store.data && day ? renderDay(day, store.data, language) : undefined}
      error={open.error ?? closed.error ?? store.error}
      paper={paper}
      onPaper={(mm) => void navigate({ search: { paper: mm }, replace: true })}
      onRetry={() => void Promise.all([store.refetch(), isOpen ? open.refetch() : closed.refetch()])}
    />
  );
}
