import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { renderDay } from '#domain/till/render-day.ts';
import { storeQuery } from '../../api/store.ts';
import { tillDayQuery } from '../../api/till.ts';
import { useInterface } from '../../texts/index.ts';
import { PrintSheet } from './print-sheet.tsx';

const route = getRouteApi('/app/print-day/$storeId/$dayNumber');

/** The report of a closed day, for this browser to print or save. */
export function PrintDayPage() {
  const { t, language } = useInterface();
  const { storeId, dayNumber } = route.useParams();
  const { paper } = route.useSearch();
  const navigate = route.useNavigate();
  const store = useQuery(storeQuery(storeId));
  const day = useQuery(tillDayQuery(storeId, dayNumber));
  return (
    <PrintSheet
      title={t.till.report.z(Number(dayNumber))}
      lines={store.data && day.data && renderDay(day.data, store.data, language)}
      error={day.error ?? store.error}
      paper={paper}
      onPaper={(mm) => void navigate({ search: { paper: mm }, replace: true })}
      onRetry={() => void Promise.all([store.refetch(), day.refetch()])}
    />
  );
}
