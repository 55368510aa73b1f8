import { AtTable } from './features/board/at-table/at-table.tsx';
import { RoundSteps } from './features/board/at-table/round-steps.tsx';
import { TabSteps } from './features/board/at-table/tab-steps.tsx';
import { FloorPage } from './features/floor/floor-page.tsx';

const PARTS = { AtTable, RoundSteps, TabSteps };

/** The floor, with what the board does with orders. */
export function FloorScreen() {
  return <FloorPage parts={PARTS} />;
}
