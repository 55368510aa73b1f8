import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { PAPERS, type Paper } from '#domain/printing/lay-out.ts';
import { printQuery } from '../../api/printers.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Failure } from '../../parts/failure.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useInterface } from '../../texts/index.ts';
import styles from './print-page.module.css';
import { PrintedLine } from './printed-line.tsx';

const MM_PER_PX = 25.4 / 96;

const route = getRouteApi('/app/print/$storeId/$orderId');

/** Opens the browser's print dialog as soon as the lines are loaded. */
export function PrintPage() {
  const { t, language } = useInterface();
  const { storeId, orderId } = route.useParams();
  const { what, paper } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(printQuery({ storeId, orderId, what, language }));
  useDocumentTitle(t.printing.page[what]);
  const isLoaded = data !== undefined;
  const sheet = useRef<HTMLDivElement>(null);
  usePageSize(sheet, paper, isLoaded);
  useEffect(() => {
    if (isLoaded) window.print();
  }, [isLoaded]);
  if (error && !data) {
    return (
      <main>
        <Failure title={t.printing.pageFailed} error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  const papers = PAPERS.map((mm) => ({ value: String(mm), label: t.printing.papers[mm] }));
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{t.printing.page[what]}</h1>
      <div className={styles.tools}>
        <Choice
          label={t.printing.paper}
          value={String(paper)}
          options={papers}
          onChange={(mm) => void navigate({ search: { what, paper: mm === '58' ? 58 : 80 }, replace: true })}
        />
        <Button look="main" onClick={() => window.print()}>
          {t.printing.printNow}
        </Button>
      </div>
      {data ? (
        <div
          ref={sheet}
          className={`${styles.paper} ${paper === 58 ? styles.narrow : styles.wide}`}
          lang={language}
        >
          {data.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
            <PrintedLine key={index} line={line} />
          ))}
        </div>
      ) : (
        <Loading />
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
