import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TablePart } from '../features/menu/store-context.ts';
import { JoinSheet } from '../features/table/join-sheet.tsx';
import { isOutside } from '../features/table/outside.tsx';
import { TableBar } from '../features/table/table-bar.tsx';
import { tableNameIn, useTableNews } from '../features/table/use-news.ts';
import { useTrouble } from '../features/table/use-trouble.ts';
import { tableHref } from '../links/addresses.ts';
import { linesOf, type Phase } from '../state/table/table.ts';
import { useTable } from '../state/table/use-table.ts';
import { $visit } from '../state/visit.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ForAllAtMenu } from './for-all-at-menu.tsx';

/** What the menu shows at a table whose guests order together. */
export function TableAtMenu({ slug, cartBar, forAll }: TablePart & { slug: string }) {
  return forAll ? <ForAllAtMenu slug={slug} {...forAll} /> : <BarAtMenu slug={slug} cartBar={cartBar} />;
}

function BarAtMenu({ slug, cartBar }: Pick<TablePart, 'cartBar'> & { slug: string }) {
  const { names } = useTexts();
  const visit = useStore($visit);
  const table = useTable(slug, visit);
  const [asked, setAsked] = useState<Phase | null>(null);
  const [dismissed, setDismissed] = useState<Phase | null>(null);
  useTrouble(table);
  useTableNews(table?.view ?? null);
  if (!table) return cartBar;
  const { phase, view } = table;
  const named = view?.table ?? { iden: visit?.iden ?? '', label: visit?.idel ?? '' };
  const name = tableNameIn(names, named);
  // The sheet asks by itself when the table has started, and says by itself what became of the question.
  const outside = isOutside(phase) ? phase : null;
  const isOpen = outside !== null && (asked === phase || (phase !== 'staff' && dismissed !== phase));
  return (
    <>
      <TableBar
        table={table}
        lines={linesOf(table)}
        name={name}
        href={tableHref(slug)}
        cartBar={cartBar}
        onJoin={() => setAsked(phase)}
      />
      <JoinSheet
        phase={outside ?? 'started'}
        table={name}
        open={isOpen}
        onClose={() => {
          setAsked(null);
          setDismissed(phase);
        }}
      />
    </>
  );
}
