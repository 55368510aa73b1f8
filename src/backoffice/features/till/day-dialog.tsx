import { useQuery } from '@tanstack/react-query';
import type { ClosedDay } from '#domain/api/till.ts';
import { toNumber } from '#domain/money/money.ts';
import { reportSections } from '#domain/till/day-report.ts';
import type { ReportSection } from '#domain/till/report-rows.ts';
import { tillDayQuery } from '../../api/till.ts';
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
import { PrintSteps } from './print-steps.tsx';
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
  const { profile } = useStore();
  const { complain } = useNotice();
  const sections = reportSections(day, day, t.report);
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
      <PrintSteps day={String(day.number)}>
        <Button onClick={() => save().catch(complain)}>{t.csv}</Button>
      </PrintSteps>
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
