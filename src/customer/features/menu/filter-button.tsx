import { Icon } from '#ui/parts/icon.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './search-bar.module.css';

/** Its name ends with the number of filters that there are now. */
export function FilterButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { menu } = useTexts();
  return (
    <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="filter" size={20} />
      <span className="visually-hidden">{menu.filters} </span>
      {count > 0 && <b>{count}</b>}
    </button>
  );
}
