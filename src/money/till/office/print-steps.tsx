import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOwnPrinters } from '#kitchen/printing/office/face/use-own-printers.ts';
import { printersQuery } from '#kitchen/printing/office-api/printers.ts';
import type { PrintLine } from '#kitchen/printing/rules/paper/print-line.ts';
import type { PrinterView } from '#kitchen/printing/wire/printing.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Button } from '#ui/office/buttons/button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { tillDayPdf } from '../office-api/till.ts';
import styles from './till.module.css';

interface PrintStepsProps {
  day: string;
  /** What a printer of this device prints while the server can't be reached. */
  linesIn?: (language: OfficeLanguage) => PrintLine[] | null;
  children?: ReactNode;
}

/** The ways to get a report on paper: the printers that are switched on, this browser, and PDF. `day` may be `now`. */
export function PrintSteps({ day: dayNumber, linesIn, children }: PrintStepsProps) {
  const { t: texts, language } = useInterface();
  const { till: t, bills } = texts;
  const { storeId } = useStore();
  const { say, complain } = useNotice();
  const own = useOwnPrinters();
  const { data } = useQuery(printersQuery(storeId));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id }: PrinterView) =>
      call('POST /api/stores/:storeId/till/days/:dayNumber/print', {
        params: { storeId, dayNumber },
        body: { printer: _id },
      }),
    onSuccess: (_, { name }) => say(t.printing(name)),
    onError: (error, printer) => {
      const isLost = error instanceof AppError && error.code === 'UNAVAILABLE';
      const lines =
        isLost && own.printers.some(({ _id }) => _id === printer._id) && linesIn?.(printer.language);
      if (lines) own.print(printer, lines);
      else complain(error);
    },
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
      {(['a4', '80mm'] as const).map((paper) => (
        <a
          key={paper}
          className={`${button.button} ${button.plain}`}
          href={tillDayPdf({ storeId, dayNumber }, { paper, language })}
          target="_blank"
          rel="noopener"
        >
          {bills.pdf[paper]}
        </a>
      ))}
      {children}
      <Button onClick={() => window.open(`/app/print-day/${storeId}/${dayNumber}`, '_blank')}>
        {t.print}
      </Button>
    </div>
  );
}
