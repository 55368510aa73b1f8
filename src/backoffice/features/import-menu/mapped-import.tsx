import { useMemo, useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { guessMapping } from '#domain/menu-import/guess-mapping.ts';
import { readTable, type Table } from '#domain/menu-import/read-table.ts';
import { useTexts } from '../../texts/index.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { ImportReview } from './import-review.tsx';

/** The columns of a file, and the changes that the import would make. */
export function MappedImport({ lines, present }: { lines: string[][]; present: CatalogueView }) {
  const { importMenu: t } = useTexts();
  const [mapping, setMapping] = useState(() => guessMapping(lines));
  const [category, setCategory] = useState(t.usualCategory);
  const table = useMemo(() => {
    const parsed = readTable(lines, mapping);
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
    row.cells['Item id']?.trim() ? row : { ...row, cells: { ...row.cells, Category: category } },
  );
  return { ...table, rows };
}
