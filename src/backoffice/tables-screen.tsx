import { AtTable } from './features/board/at-table/at-table.tsx';
import { TablesPage } from './features/tables/tables-page.tsx';

/** The tables, with what the board knows of each. */
export function TablesScreen() {
  return <TablesPage AtTable={AtTable} />;
}
