import { useQuery } from '@tanstack/react-query';
import type { ClosedDay } from '#domain/api/till.ts';
import { toNumber } from '#domain/money/money.ts';
import { reportSections } from '#domain/till/day-report.ts';
import type { ReportSection } from '#domain/till/report-rows.ts';
import { tillDayQuery } from '../../api/till.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { download } from '../../components/download.ts';
import { Failure } from '../../components/failure.tsx';
import { formatDate, formatDayTime } from '../../components/format.ts';
import { Loading } from '../../components/loading.tsx';
import { type FileCell, writeCsv } from '../../components/sheets/write-file.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
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
        <Loading shape="words" />
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
