import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { storeQuery } from '#restaurant/stores/office-api/store.ts';
import { useInterface } from '#texts/office/index.ts';
import { renderTestPrint } from '../rules/render-test-print.ts';
import { PrintSheet } from './print-sheet.tsx';

const route = getRouteApi('/app/print/$storeId/test');

/** The test page of a printer, printed by this browser before there is an order. */
export function TestPrintPage() {
  const { t, language } = useInterface();
  const { storeId } = route.useParams();
  const { paper } = route.useSearch();
  const navigate = route.useNavigate();
  const [at] = useState(Date.now);
  const { data: store, error, refetch } = useQuery(storeQuery(storeId));
  const lines = useMemo(
    () => store && renderTestPrint({ printer: t.printing.here, store, at }, language),
    [store, t, at, language],
  );
  return (
    <PrintSheet
      title={t.printing.what.test}
      lines={lines}
      error={error}
      onRetry={() => void refetch()}
      paper={paper}
      onPaper={(chosen) => void navigate({ search: { paper: chosen }, replace: true })}
    />
  );
}
