import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PrinterView } from '#domain/api/printing.ts';
import { AppError } from '#domain/errors.ts';
import type { OfficeLanguage } from '#domain/language/languages.ts';
import type { PrintLine } from '#domain/printing/print-line.ts';
import { printersQuery } from '../../api/printers.ts';
import { printTillDay, tillDayPdf } from '../../api/till.ts';
import button from '../../components/button.module.css';
import { Button } from '../../components/button.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import { useOwnPrinters } from '../print/face/use-own-printers.ts';
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
    mutationFn: ({ _id }: PrinterView) => printTillDay({ storeId, dayNumber }, _id),
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
