import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { printersQuery } from '../../api/printers.ts';
import { printTillDay, tillDayPdf } from '../../api/till.ts';
import button from '../../components/button.module.css';
import { Button } from '../../components/button.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './till.module.css';

/** The ways to get a report on paper: the printers that are switched on, this browser, and PDF. `day` may be `now`. */
export function PrintSteps({ day: dayNumber, children }: { day: string; children?: ReactNode }) {
  const { t: texts, language } = useInterface();
  const { till: t, bills } = texts;
  const { storeId } = useStore();
  const { say, complain } = useNotice();
  const { data } = useQuery(printersQuery(storeId));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id }: { _id: string; name: string }) => printTillDay({ storeId, dayNumber }, _id),
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
