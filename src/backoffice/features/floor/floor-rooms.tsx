import type { FloorTable } from '#domain/api/sittings.ts';
import { Nothing } from '../../components/nothing.tsx';
import { useNames, useTexts } from '../../texts/index.ts';
import { TableTile } from './face/table-tile.tsx';
import { type TileWords, useTileWords } from './face/use-tile-words.ts';
import styles from './floor.module.css';
import { type FloorChoice, type Room, roomsOf, shownTables } from './floor-choice.ts';
import { ArrangeRoom } from './plan/arrange-room.tsx';
import { RoomPlan } from './plan/room-plan.tsx';

interface FloorRoomsProps {
  tables: readonly FloorTable[];
  choice: FloorChoice;
  me: string | undefined;
  isArranging: boolean;
  onOpen: (tableId: string) => void;
}

/** The tables of each room: as tiles, or where they stand. */
export function FloorRooms({ tables, choice, me, isArranging, onOpen }: FloorRoomsProps) {
  const { floor: t } = useTexts();
  const { nameOf } = useNames();
  const wordsOf = useTileWords();
  const shown = new Set(shownTables(tables, choice, me));
  const rooms = roomsOf(tables).filter(
    (room) =>
      (choice.room === null || room.name === choice.room) &&
      (isArranging || room.tables.some((table) => shown.has(table))),
  );
  if (rooms.length === 0)
    return <Nothing show="search" title={t.nothing[choice.show]} hint={t.nothingHint[choice.show]} />;
  const sections = rooms.map((room) => (
    <section key={room.name ?? room.label} className={styles.room}>
      <h2>{room.name ?? (room.label ? nameOf(room) : t.elsewhere)}</h2>
      {isArranging ? (
        <ArrangeRoom tables={room.tables} wordsOf={wordsOf} />
      ) : choice.view === 'plan' ? (
        <RoomPlan
          tables={room.tables}
          isShown={(table) => shown.has(table)}
          wordsOf={wordsOf}
          onOpen={onOpen}
        />
      ) : (
        <Tiles room={room} isShown={(table) => shown.has(table)} wordsOf={wordsOf} onOpen={onOpen} />
      )}
    </section>
  ));
  return (
    <div className={styles.rooms} data-view={isArranging ? 'arrange' : choice.view}>
      {sections}
    </div>
  );
}

interface TilesProps extends Pick<FloorRoomsProps, 'onOpen'> {
  room: Room;
  isShown: (table: FloorTable) => boolean;
  wordsOf: (table: FloorTable) => TileWords;
}

function Tiles({ room, isShown, wordsOf, onOpen }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {room.tables.filter(isShown).map((table) => (
        <li key={table._id}>
          <TableTile table={table} words={wordsOf(table)} onOpen={() => onOpen(table._id)} />
        </li>
      ))}
    </ul>
  );
}
