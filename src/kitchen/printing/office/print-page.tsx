import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useInterface } from '#texts/office/index.ts';
import { printQuery } from '../office-api/printers.ts';
import { PrintSheet } from './print-sheet.tsx';

const route = getRouteApi('/app/print/$storeId/$orderId');

/** A ticket or a printout, for this browser to print. */
export function PrintPage() {
  const { t, language } = useInterface();
  const { storeId, orderId } = route.useParams();
  const { what, paper } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(printQuery({ storeId, orderId, what, language }));
  return (
    <PrintSheet
      title={t.printing.page[what]}
      lines={data?.lines}
      error={error}
      paper={paper}
      onPaper={(mm) => void navigate({ search: { what, paper: mm }, replace: true })}
      onRetry={() => void refetch()}
    />
  );
}
