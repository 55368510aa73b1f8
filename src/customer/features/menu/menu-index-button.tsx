import { Icon } from '#ui/parts/icon.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './menu-index-button.module.css';

export const INDEX_BUTTON = 'menu-index';

/** At the side of a long menu, above all that stands at the foot of the page. */
export function MenuIndexButton({ onOpen }: { onOpen: () => void }) {
  const { menu } = useTexts();
  return (
    <div className={styles.place}>
      <button type="button" id={INDEX_BUTTON} aria-label={menu.index} aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="menu" />
      </button>
    </div>
  );
}
