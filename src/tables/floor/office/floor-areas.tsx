import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { TableTile } from './face/table-tile.tsx';
import { type TileWords, useTileWords } from './face/use-tile-words.ts';
import styles from './floor.module.css';
import { type Area, areasOf, type FloorChoice, shownTables } from './floor-choice.ts';
import { AreaPlan } from './plan/area-plan.tsx';
import { ArrangeArea } from './plan/arrange-area.tsx';

interface FloorAreasProps {
  tables: readonly FloorTable[];
  choice: FloorChoice;
  me: string | undefined;
  isArranging: boolean;
  onOpen: (tableId: string) => void;
}

/** The tables of each area: as tiles, or where they stand. */
export function FloorAreas({ tables, choice, me, isArranging, onOpen }: FloorAreasProps) {
  const { floor: t } = useTexts();
  const { nameOf } = useNames();
  const wordsOf = useTileWords();
  const shown = new Set(shownTables(tables, choice, me));
  const areas = areasOf(tables).filter(
    (area) =>
      (choice.area === null || area.name === choice.area) &&
      (isArranging || area.tables.some((table) => shown.has(table))),
  );
  if (areas.length === 0)
    return <Nothing show="search" title={t.nothing[choice.show]} hint={t.nothingHint[choice.show]} />;
  const isOnly = areasOf(tables).length === 1;
  const sections = areas.map((area) => (
    <section key={area.name ?? area.label} className={styles.area}>
      <h2 className={isOnly ? 'visually-hidden' : undefined}>
        {area.name ?? (area.label ? nameOf(area) : t.elsewhere)}
      </h2>
      {isArranging ? (
        <ArrangeArea tables={area.tables} wordsOf={wordsOf} />
      ) : choice.view === 'plan' ? (
        <AreaPlan
          tables={area.tables}
          isShown={(table) => shown.has(table)}
          wordsOf={wordsOf}
          onOpen={onOpen}
        />
      ) : (
        <Tiles area={area} isShown={(table) => shown.has(table)} wordsOf={wordsOf} onOpen={onOpen} />
      )}
    </section>
  ));
  return (
    <div className={styles.areas} data-view={isArranging ? 'arrange' : choice.view}>
      {sections}
    </div>
  );
}

interface TilesProps extends Pick<FloorAreasProps, 'onOpen'> {
  area: Area;
  isShown: (table: FloorTable) => boolean;
  wordsOf: (table: FloorTable) => TileWords;
}

function Tiles({ area, isShown, wordsOf, onOpen }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {area.tables.filter(isShown).map((table) => (
        <li key={table._id}>
          <TableTile table={table} words={wordsOf(table)} onOpen={() => onOpen(table._id)} />
        </li>
      ))}
    </ul>
  );
}
