import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { download } from '../../components/download.ts';
import { type FileCell, writeCsv } from '../../components/sheets/write-file.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './reports-page.module.css';

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
