import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { printersQuery } from '../../office-api/printers.ts';
import type { PrintersView, PrinterView } from '../../wire/printing.ts';
import { TestPrintLink } from '../face/test-print-link.tsx';
import { useUncovered } from '../face/use-uncovered.ts';
import { type Connecting, PollingAddress } from './polling-address.tsx';
import { PrinterCard } from './printer-card.tsx';
import { PrinterForm } from './printer-form.tsx';
import { WaitingJobs } from './waiting-jobs.tsx';

export function PrintersPage() {
  const { printing: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(printersQuery(storeId));
  const [edited, setEdited] = useState<PrinterView | 'new' | null>(null);
  const [connecting, setConnecting] = useState<Connecting | null>(null);
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  const add = (
    <Button look="main" icon={<PlusIcon />} onClick={() => setEdited('new')}>
      {t.add}
    </Button>
  );
  const close = () => setEdited(null);
  const title = edited === null || edited === 'new' ? t.add : t.editTitle(edited.name);
  return (
    <Page title={t.title} lead={t.lead} actions={data && data.printers.length > 0 ? add : undefined}>
      {!data && <Loading />}
      {data?.printers.length === 0 && (
        <>
          <PrintHere />
          <Nothing title={t.none} hint={t.noneHint}>
            {add}
          </Nothing>
        </>
      )}
      {data && <Uncovered view={data} />}
      {data?.printers.map((printer) => (
        <PrinterCard
          key={printer._id}
          printer={printer}
          onEdit={() => setEdited(printer)}
          onConnect={setConnecting}
        />
      ))}
      {data && data.printers.length > 0 && <WaitingJobs printers={data.printers} />}
      {data && data.printers.length > 0 && <PrintHere />}
      <Dialog isOpen={edited !== null} onClose={close} size="34rem" title={title}>
        {edited !== null && data && (
          <PrinterForm
            printer={edited === 'new' ? null : edited}
            canCall={data.canCall}
            onClose={close}
            onConnect={setConnecting}
          />
        )}
      </Dialog>
      <PollingAddress connecting={connecting} onClose={() => setConnecting(null)} />
    </Page>
  );
}

function Uncovered({ view: { printers } }: { view: PrintersView }) {
  const { printing: t } = useTexts();
  const left = useUncovered(printers);
  return left && <Warning>{t.uncovered(left.categories.join(', '), left.printers.join(', '))}</Warning>;
}

/** Printing without a printer of the store: by whatever this device can print on. */
function PrintHere() {
  const { printing: t } = useTexts();
  return (
    <Card title={t.here} hint={t.hereHint}>
      <TestPrintLink />
    </Card>
  );
}
