import { AtTable } from '#kitchen/board/office/at-table/at-table.tsx';
import { RoundSteps } from '#kitchen/board/office/at-table/round-steps.tsx';
import { TabSteps } from '#kitchen/board/office/at-table/tab-steps.tsx';
import { useDesk } from '#kitchen/board/office/desk/desk-context.ts';
import { NotesBar } from '#kitchen/board/office/strips/notes-bar.tsx';
import { FloorPage } from '#tables/floor/office/floor-page.tsx';

const useOrdersShown = () => useDesk().orders;

const COMPONENTS = { AtTable, RoundSteps, TabSteps, Notes: NotesBar, useOrdersShown };

/** The floor, with what the board does with orders. */
export function FloorScreen() {
  return <FloorPage components={COMPONENTS} />;
}
