import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { BellIcon, JoinIcon, WalletIcon } from '#ui/office/icons.tsx';
import { initialsOf } from '#ui/office/initials.ts';
import styles from './table-tile.module.css';
import type { TileWords } from './use-tile-words.ts';

interface TableTileProps {
  table: FloorTable;
  words: TileWords;
  onOpen: () => void;
}

/** A table with what happens there. The keyboard finds it by its number. */
export function TableTile({ table, words, onOpen }: TableTileProps) {
  const { tile, state, about } = words;
  const { waiter } = table.sitting ?? {};
  return (
    <button
      type="button"
      className={styles.tile}
      data-tile={table.iden}
      data-tone={tile.tone}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.head}>
        <span className="visually-hidden">{words.name}</span>
        <span className={styles.iden} aria-hidden="true">
          {table.iden}
        </span>
        <Marks words={words} />
      </span>
      <span className={styles.state}>{state}</span>
      {about.map((text) => (
        <span key={text} className={styles.about}>
          {text}
        </span>
      ))}
      {waiter && (
        <span className={styles.waiter} title={waiter.name} aria-hidden="true">
          {initialsOf(waiter.name)}
        </span>
      )}
    </button>
  );
}

export function labelOf({ name, state, about, marks }: TileWords): string {
  return [name, state, ...about, ...marks.map(({ text }) => text)].join(', ');
}

const ICONS = { calls: BellIcon, joins: JoinIcon, claims: WalletIcon };

function Marks({ words: { marks } }: { words: TileWords }) {
  return marks.map(({ what, count, text }) => {
    const Icon = ICONS[what];
    return (
      <span key={what} className={styles.mark} data-mark={what}>
        <Icon size={16} />
        {count > 1 && <span aria-hidden="true">{count}</span>}
        <span className="visually-hidden">{text}</span>
      </span>
    );
  });
}
