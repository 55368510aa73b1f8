import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatWhen } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { printersQuery, printJobsQuery } from '../../office-api/printers.ts';
import type { PrinterView, PrintJobView } from '../../wire/printing.ts';
import styles from './printers.module.css';

type Step = 'retry' | 'discard';

/** Renders nothing while no job waits. */
export function WaitingJobs({ printers }: { printers: readonly PrinterView[] }) {
  const { printing: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { data } = useQuery(printJobsQuery(storeId));
  const { mutate } = useMutation({
    mutationFn: ({ id, step }: { id: string; step: Step }) =>
      call('POST /api/stores/:storeId/print-jobs/:jobId', { params: { storeId, jobId: id }, body: { step } }),
    onSuccess: (jobs) => client.setQueryData(printJobsQuery(storeId).queryKey, jobs),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: printersQuery(storeId).queryKey }),
  });
  if (!data || data.jobs.length === 0) return null;
  return (
    <Card title={t.jobs} hint={t.jobsHint}>
      <ul>
        {data.jobs.map((job) => (
          <Job
            key={job._id}
            job={job}
            printer={printers.find(({ _id }) => _id === job.printer)?.name ?? ''}
            onStep={(step) => mutate({ id: job._id, step })}
          />
        ))}
      </ul>
    </Card>
  );
}

interface JobProps {
  job: PrintJobView;
  printer: string;
  onStep: (step: Step) => void;
}

function Job({ job, printer, onStep }: JobProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { printing: p } = t;
  const { what, orderNo, state, tries, createdAt } = job;
  const name = [orderNo === null ? '' : p.jobOf(orderNo), p.what[what]].filter(Boolean).join(' · ');
  const when = formatWhen(Date.parse(createdAt), serverNow(), { language, timeZone });
  const stands = state === 'failed' ? p.gaveUp : tries > 0 ? p.tries(tries) : '';
  return (
    <li className={styles.job}>
      <span className={styles.jobWords}>
        <strong>{name}</strong>
        <span className={styles.soft}>{[printer, when, stands].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.steps}>
        <Button aria-label={`${p.retry}: ${name}`} onClick={() => onStep('retry')}>
          {p.retry}
        </Button>
        <Button aria-label={`${p.discard}: ${name}`} onClick={() => onStep('discard')}>
          {p.discard}
        </Button>
      </span>
    </li>
  );
}
