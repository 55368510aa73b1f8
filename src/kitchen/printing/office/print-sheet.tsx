import { useDocumentTitle } from '@mantine/hooks';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { PAPERS, type Paper } from '../rules/paper/lay-out.ts';
import type { PrintView } from '../wire/printing.ts';
import styles from './print-page.module.css';
import { PrintedLine } from './printed-line.tsx';

const MM_PER_PX = 25.4 / 96;

interface PrintSheetProps {
  title: string;
  /** Undefined while they are loaded. */
  lines: PrintView['lines'] | undefined;
  error: Error | null;
  paper: Paper;
  onPaper: (paper: Paper) => void;
  onRetry: () => void;
}

/** Opens the browser's print dialog as soon as the lines are loaded. */
export function PrintSheet({ title, lines, error, paper, onPaper, onRetry }: PrintSheetProps) {
  const { t, language } = useInterface();
  useDocumentTitle(title);
  const isLoaded = lines !== undefined;
  const sheet = useRef<HTMLDivElement>(null);
  usePageSize(sheet, paper, isLoaded);
  useEffect(() => {
    if (isLoaded) window.print();
  }, [isLoaded]);
  if (error && !lines) {
    return (
      <main>
        <Failure title={t.printing.pageFailed} error={error} onRetry={onRetry} />
      </main>
    );
  }
  const papers = PAPERS.map((mm) => ({ value: String(mm), label: t.printing.papers[mm] }));
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.tools}>
        <Choice
          label={t.printing.paper}
          value={String(paper)}
          options={papers}
          onChange={(mm) => onPaper(mm === '58' ? 58 : 80)}
        />
        <Button look="main" onClick={() => window.print()}>
          {t.printing.printNow}
        </Button>
      </div>
      {lines ? (
        <div
          ref={sheet}
          className={`${styles.paper} ${paper === 58 ? styles.narrow : styles.wide}`}
          lang={language}
        >
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
            <PrintedLine key={index} line={line} />
          ))}
        </div>
      ) : (
        <Loading shape="words" />
      )}
    </main>
  );
}

/** Makes the page as long as its content, since a roll of paper has no pages. */
function usePageSize(sheet: RefObject<HTMLElement | null>, paper: Paper, isLoaded: boolean): void {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!isLoaded || !current) return;
    const long = Math.ceil(current.getBoundingClientRect().height * MM_PER_PX) + 1;
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${paper}mm ${Math.max(long, paper)}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== rules);
    };
  }, [sheet, paper, isLoaded]);
}
