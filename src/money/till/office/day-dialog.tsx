import { useQuery } from '@tanstack/react-query';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatDate, formatDayTime } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileCell, writeCsv } from '#ui/office/sheets/write-file.ts';
import { tillDayQuery } from '../office-api/till.ts';
import { reportSections } from '../rules/day-report.ts';
import type { ReportSection } from '../rules/report-rows.ts';
import type { ClosedDay } from '../wire/till.ts';
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
