import { AtTable } from './features/board/at-table/at-table.tsx';
import { RoundSteps } from './features/board/at-table/round-steps.tsx';
import { TabSteps } from './features/board/at-table/tab-steps.tsx';
import { useDesk } from './features/board/desk/desk-context.ts';
import { NotesBar } from './features/board/strips/notes-bar.tsx';
import { FloorPage } from './features/floor/floor-page.tsx';

const useOrdersShown = () => useDesk().orders;

const COMPONENTS = { AtTable, RoundSteps, TabSteps, Notes: NotesBar, useOrdersShown };

/** The floor, with what the board does with orders. */
export function FloorScreen() {
  return <FloorPage components={COMPONENTS} />;
}
