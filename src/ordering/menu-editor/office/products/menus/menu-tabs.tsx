import type { CatalogueView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { useInterface } from '#texts/office/index.ts';
import { moveMenu } from '../../../rules/edits/menus.ts';
import { useEditing } from '../../editing.ts';
import { hoursOf } from '../../format-hours.ts';
import { PlusIcon } from '../../icons.ts';
import { SortableList } from '../../sorting/sortable-list.tsx';
import styles from './menu-tabs.module.css';

interface MenuTabsProps {
  catalogue: CatalogueView;
  chosen: string;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** Menus are dragged into the order in which guests see them. */
export function MenuTabs({ catalogue, chosen, onChoose, onAdd }: MenuTabsProps) {
  const {
    t: { editor: t },
  } = useInterface();
  const { edit } = useEditing();
  return (
    <nav aria-label={t.menus}>
      <SortableList
        direction="across"
        className={styles.tabs}
        things={catalogue.menus}
        nameOf={({ label }) => label}
        onMove={(id, to) => edit((now) => moveMenu(now, id, to))}
        last={
          <button type="button" className={styles.add} onClick={onAdd}>
            <PlusIcon size={18} />
            {t.newMenu}
          </button>
        }
      >
        {(menu, { grip }) => (
          <button
            type="button"
            ref={grip.ref}
            className={styles.tab}
            aria-current={menu._id === chosen || undefined}
            onClick={() => onChoose(menu._id)}
            {...grip.listeners}
          >
            <b>{menu.label}</b>
            <About menu={menu} />
          </button>
        )}
      </SortableList>
    </nav>
  );
}

function About({ menu }: { menu: MenuView }) {
  const {
    t: { editor: t },
    language,
  } = useInterface();
  const hours = hoursOf(menu, language);
  if (!menu.active) return <span className={styles.off}>{t.notInUse}</span>;
  return <span>{hours ? t.between(...hours) : t.allDay}</span>;
}
