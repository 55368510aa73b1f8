import { Menu } from '@mantine/core';
import type { MenuView } from '#domain/api/catalogue.ts';
import { HIDDEN_CATEGORY, isVisible } from '#domain/menu.ts';
import {
  changeCategory,
  duplicateCategory,
  findCategory,
  insertCategory,
  removeCategory,
} from '#domain/menu-edit/categories.ts';
import type { CategoryView } from '#domain/menu-edit/views.ts';
import { Dropdown } from '../../../parts/dropdown.tsx';
import { DownIcon, MoreIcon } from '../../../parts/icons.tsx';
import { useUndoNotice } from '../../../parts/use-undo-notice.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { BinIcon, CopyIcon, EyeIcon, EyeOffIcon, PencilIcon, UpIcon } from '../icons.ts';
import styles from './category-section.module.css';

const SHOWN = 1;

interface CategoryMenuProps {
  menu: MenuView;
  category: CategoryView;
  onEdit: () => void;
  onStep: (by: 1 | -1) => void;
}

export function CategoryMenu({ menu, category, onEdit, onStep }: CategoryMenuProps) {
  const { editor: t, edit: editLabel } = useTexts();
  const { catalogue, edit } = useEditing();
  const offerUndo = useUndoNotice();
  const { _id: id, label } = category;
  const isShown = isVisible(category);
  const remove = () => {
    const found = findCategory(catalogue, id);
    if (!found) return;
    edit((now) => removeCategory(now, id));
    offerUndo(t.removed(label), () => edit((now) => insertCategory(now, menu._id, found.category, found.at)));
  };
  const hide = () => edit((now) => changeCategory(now, id, { state: isShown ? HIDDEN_CATEGORY : SHOWN }));
  return (
    <Dropdown position="bottom-end" width={230}>
      <Menu.Target>
        <button type="button" className={styles.more} aria-label={t.moreOf(label)}>
          <MoreIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
          {editLabel}
        </Menu.Item>
        <Menu.Item leftSection={isShown ? <EyeOffIcon /> : <EyeIcon />} onClick={hide}>
          {isShown ? t.hide : t.show}
        </Menu.Item>
        <Menu.Item
          leftSection={<CopyIcon />}
          onClick={() => edit((now, newId) => duplicateCategory(now, id, newId))}
        >
          {t.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<UpIcon />} onClick={() => onStep(-1)}>
          {t.moveUp}
        </Menu.Item>
        <Menu.Item leftSection={<DownIcon />} onClick={() => onStep(1)}>
          {t.moveDown}
        </Menu.Item>
        <Menu.Item leftSection={<BinIcon />} onClick={remove}>
          {t.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Dropdown>
  );
}
