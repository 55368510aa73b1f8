import { useMutation, useQuery } from '@tanstack/react-query';
import type { ClosedDay } from '#domain/api/till.ts';
import { toNumber } from '#domain/money/money.ts';
import { type ReportSection, reportSections } from '#domain/till/day-report.ts';
import { printersQuery } from '../../api/printers.ts';
import { printTillDay, tillDayQuery } from '../../api/till.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { download } from '../../parts/download.ts';
import { Failure } from '../../parts/failure.tsx';
import { formatDate, formatDayTime } from '../../parts/format.ts';
import { Loading } from '../../parts/loading.tsx';
import { type FileCell, writeCsv } from '../../parts/sheets/write-file.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useInterface, useTexts } from '../../texts/index.ts';
import { Report } from './report-rows.tsx';
import styles from './till.module.css';

/** The report of a closed day, to look at, print and save. */
export function DayDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const { till: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(tillDayQuery(storeId, String(number)));
  return (
    <Dialog isOpen onClose={onClose} size="34rem" title={t.report.z(number)}>
      {data ? (
        <Day day={data} />
      ) : error ? (
        <Failure title={t.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Day({ day }: { day: ClosedDay }) {
  const { t: texts, language } = useInterface();
  const { till: t } = texts;
  const { storeId, profile } = useStore();
  const { complain } = useNotice();
  const sections = reportSections(day, day.drawers, t.report);
  const { timeZone } = profile;
  const save = async () => download(await writeCsv(cellsOf(sections)), `${profile.slug}-z${day.number}.csv`);
  return (
    <div className={styles.form}>
      <p className={styles.soft}>
        {[
          formatDate(day.day, language),
          formatDayTime(day.closedAt, { language, timeZone }),
          t.closedBy(day.closedBy ?? t.report.itself),
        ].join(' · ')}
      </p>
      {day.note && <p>{day.note}</p>}
      <div>
        <Report sections={sections} />
      </div>
      <Printers number={day.number} />
      <div className={styles.steps}>
        <Button onClick={() => save().catch(complain)}>{t.csv}</Button>
        <Button look="main" onClick={() => window.open(`/app/print-day/${storeId}/${day.number}`, '_blank')}>
          {t.print}
        </Button>
      </div>
    </div>
  );
}

/** The printers that are switched on. */
function Printers({ number }: { number: number }) {
  const { till: t } = useTexts();
  const { storeId } = useStore();
  const { say, complain } = useNotice();
  const { data } = useQuery(printersQuery(storeId));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id }: { _id: string; name: string }) =>
      printTillDay({ storeId, dayNumber: String(number) }, _id),
    onSuccess: (_, { name }) => say(t.printing(name)),
    onError: complain,
  });
  return (
    <div className={styles.steps}>
      {data?.printers
        .filter(({ enabled }) => enabled)
        .map((printer) => (
          <Button key={printer._id} isBusy={isPending} onClick={() => mutate(printer)}>
            {t.printOn(printer.name)}
          </Button>
        ))}
    </div>
  );
}

function cellsOf(sections: ReportSection[]): FileCell[][] {
  return sections.flatMap(({ title, rows }) =>
    rows.map(({ name, count, amount, text }): FileCell[] => [
      title,
      name,
      count ?? '',
      amount === undefined ? (text ?? '') : toNumber(amount),
    ]),
  );
}
