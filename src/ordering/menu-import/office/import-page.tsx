import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { menuFile } from '#ordering/menu-editor/office/face/menu-file.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { FileButton } from '#ui/office/buttons/file-button.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { ToDishes } from '#ui/office/layout/ways-on.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { readSheet, SHEETS } from '#ui/office/sheets/read-sheet.ts';
import { writeFile } from '#ui/office/sheets/write-file.ts';
import { guessMapping } from '../rules/guess-mapping.ts';
import { parseTable, type Table } from '../rules/parse-table.ts';
import { templateRows } from '../rules/template.ts';
import { ColumnMapping } from './column-mapping.tsx';
import styles from './import-page.module.css';
import { ImportReview } from './import-review.tsx';

export function ImportPage() {
  const t = useTexts();
  const { role } = useStore();
  return (
    <Page title={t.importMenu.title} width="wide" lead={t.importMenu.lead} actions={<ToDishes />}>
      {may(role, 'catalogue.replace') ? (
        <Import />
      ) : (
        <Nothing show="locked" title={t.errors.FORBIDDEN ?? ''} />
      )}
    </Page>
  );
}

/** The chosen file. */
type Chosen =
  | { is: 'none' | 'reading' }
  | { is: 'wrong'; fault: string }
  | { is: 'read'; at: number; name: string; lines: string[][] };

function Import() {
  const t = useTexts();
  const { storeId } = useStore();
  const { data: present, error, refetch } = useQuery(catalogueQuery(storeId));
  const [chosen, setChosen] = useState<Chosen>({ is: 'none' });

  async function onChoose([file]: File[]): Promise<void> {
    if (!file) return;
    setChosen({ is: 'reading' });
    setChosen(await parseFile(file, t));
  }

  if (error && !present)
    return <Failure title={t.items.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Card title={chosen.is === 'read' ? chosen.name : t.importMenu.choose} hint={t.importMenu.chooseHint}>
        <div className={styles.choose}>
          <FileButton look="main" accept={SHEETS} onChoose={onChoose}>
            {chosen.is === 'none' ? t.importMenu.choose : t.importMenu.chooseAnother}
          </FileButton>
          <Button onClick={() => void downloadTemplate()}>{t.importMenu.template}</Button>
        </div>
        <div role="status">{chosen.is === 'reading' && <p>{t.importMenu.reading}</p>}</div>
        {chosen.is === 'wrong' && (
          <p role="alert" className={styles.fault}>
            {chosen.fault}
          </p>
        )}
      </Card>
      {chosen.is === 'read' && present ? (
        <MappedImport key={chosen.at} lines={chosen.lines} present={present} />
      ) : (
        <Columns />
      )}
    </>
  );
}

async function parseFile(file: File, { importMenu: t }: Texts): Promise<Chosen> {
  const sheet = await readSheet(file);
  if ('fault' in sheet) return { is: 'wrong', fault: t[sheet.fault] };
  const hasCells = (line: string[]) => line.some((cell) => cell.trim() !== '');
  if (!sheet.rows.some(hasCells)) return { is: 'wrong', fault: t.nothing };
  const below = sheet.rows.slice(guessMapping(sheet.rows).head + 1);
  if (!below.some(hasCells)) return { is: 'wrong', fault: t.empty };
  return { is: 'read', at: Date.now(), name: file.name, lines: sheet.rows };
}

async function downloadTemplate(): Promise<void> {
  download(await writeFile('xlsx', menuFile(templateRows())), 'menu.xlsx');
}

function Columns() {
  const t = useTexts().importMenu;
  return (
    <Card title={t.columnsTitle}>
      <dl className={styles.columns}>
        {Object.entries(t.columns).map(([name, hint]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The columns of a file, and the changes that the import would make. */
function MappedImport({ lines, present }: { lines: string[][]; present: CatalogueView }) {
  const { importMenu: t } = useTexts();
  const [mapping, setMapping] = useState(() => guessMapping(lines));
  const [category, setCategory] = useState(t.usualCategory);
  const table = useMemo(() => {
    const parsed = parseTable(lines, mapping);
    return mapping.targets.includes('Category') ? parsed : withCategory(parsed, category);
  }, [lines, mapping, category]);
  return (
    <>
      <ColumnMapping
        lines={lines}
        mapping={mapping}
        onMapping={setMapping}
        category={category}
        onCategory={setCategory}
      />
      {table.hasNames && <ImportReview table={table} present={present} />}
    </>
  );
}

/** Rows with an id keep their category. */
function withCategory(table: Table, category: string): Table {
  const rows = table.rows.map((row) =>
    row.cells['Item id']?.trim() || row.cells.Category
      ? row
      : { ...row, cells: { ...row.cells, Category: category } },
  );
  return { ...table, rows };
}
