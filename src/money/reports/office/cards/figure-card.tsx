import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileCell, writeCsv } from '#ui/office/sheets/write-file.ts';
import styles from '../reports-page.module.css';

interface FigureCardProps {
  title: string;
  hint?: ReactNode;
  /** The name of its file, without the extension. */
  file: string;
  csv: () => FileCell[][];
  /** A chart of the figures. The table stays, for people who do not see the chart or would rather read. */
  chart?: ReactNode;
  /** The choices for chart and table. */
  tools?: ReactNode;
  children: ReactNode;
}

export function FigureCard({ title, hint, file, csv, chart, tools, children }: FigureCardProps) {
  const t = useTexts().reports;
  const [asTable, setAsTable] = useState(false);
  const { complain } = useNotice();
  const save = async () => download(await writeCsv(csv()), `${file}.csv`);
  return (
    <Card
      title={title}
      hint={hint}
      actions={
        <div className={styles.actions}>
          {chart && (
            <Button
              look="tinted"
              aria-label={asTable ? t.asChartOf(title) : t.asTableOf(title)}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? t.asChart : t.asTable}
            </Button>
          )}
          <Button look="tinted" aria-label={t.csvOf(title)} onClick={() => save().catch(complain)}>
            {t.csv}
          </Button>
        </div>
      }
    >
      {tools}
      {chart && !asTable ? (
        <>
          <div aria-hidden="true">{chart}</div>
          <div className="visually-hidden">{children}</div>
        </>
      ) : (
        children
      )}
    </Card>
  );
}
