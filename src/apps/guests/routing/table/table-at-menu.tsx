import { useState } from 'react';
import type { TablePart } from '#ordering/menu/guests/store-context.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { tableHref } from '#platform/phone/guests/links/addresses.ts';
import { $visit } from '#platform/phone/guests/state/visit.ts';
import { JoinSheet } from '#tables/sittings/guests/joining/join-sheet.tsx';
import { isOutside } from '#tables/sittings/guests/joining/outside.tsx';
import { linesOf, type Phase } from '#tables/sittings/guests/state/table.ts';
import { useTable } from '#tables/sittings/guests/state/use-table.ts';
import { TableBar } from '#tables/sittings/guests/table-bar.tsx';
import { tableNameIn, useTableNews } from '#tables/sittings/guests/use-news.ts';
import { useTrouble } from '#tables/sittings/guests/use-trouble.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { AskAtMenu, ForAllAtMenu } from './for-all-at-menu.tsx';
import { useOwnLanguage } from './use-own-language.ts';

/** What the menu shows at a table whose guests order together. */
export function TableAtMenu({ slug, cartBar, asks, forAll }: TablePart & { slug: string }) {
  if (asks) return <AskAtMenu slug={slug} />;
  return forAll ? <ForAllAtMenu slug={slug} {...forAll} /> : <BarAtMenu slug={slug} cartBar={cartBar} />;
}

function BarAtMenu({ slug, cartBar }: Pick<TablePart, 'cartBar'> & { slug: string }) {
  const { names } = useTexts();
  const visit = useAtom($visit);
  const table = useTable(slug, visit);
  const [asked, setAsked] = useState<Phase | null>(null);
  const [dismissed, setDismissed] = useState<Phase | null>(null);
  useTrouble(table);
  useTableNews(table?.view ?? null);
  // The sheet asks by itself when the table has started, and says by itself what became of the question.
  const outside = table && isOutside(table.phase) ? table.phase : null;
  const isInOtherWords = useOwnLanguage(slug, outside !== null);
  if (!table) return cartBar;
  const { phase, view } = table;
  const named = view?.table ?? { iden: visit?.iden ?? '', label: visit?.idel ?? '' };
  const name = tableNameIn(names, named);
  const isOpen =
    outside !== null && !isInOtherWords && (asked === phase || (phase !== 'staff' && dismissed !== phase));
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
