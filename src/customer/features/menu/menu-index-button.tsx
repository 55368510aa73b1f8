import { Icon } from '#ui/parts/icon.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './menu-index-button.module.css';

export const INDEX_BUTTON = 'menu-index';

/** Beside the categories of a long menu, where it covers no dish. */
export function MenuIndexButton({ onOpen }: { onOpen: () => void }) {
  const { menu } = useTexts();
  return (
    <button
      type="button"
      id={INDEX_BUTTON}
      className={styles.button}
      aria-label={menu.index}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="menu" />
    </button>
  );
}
