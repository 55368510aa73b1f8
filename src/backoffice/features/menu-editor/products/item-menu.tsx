import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ItemView } from '#domain/api/catalogue.ts';
import { AVAILABLE, HIDDEN } from '#domain/menu.ts';
import {
  duplicateItem,
  findItemView,
  insertItem,
  removeItem,
  setItemState,
} from '#domain/menu-edit/items.ts';
import { Dropdown } from '../../../parts/dropdown.tsx';
import { DownIcon, MoreIcon } from '../../../parts/icons.tsx';
import { useUndoNotice } from '../../../parts/use-undo-notice.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { BinIcon, CopyIcon, EyeIcon, EyeOffIcon, PencilIcon, UpIcon } from '../icons.ts';
import styles from './item-line.module.css';

interface ItemMenuProps {
  item: ItemView;
  onStep: (by: 1 | -1) => void;
}

export function ItemMenu({ item, onStep }: ItemMenuProps) {
  const { editor: t, edit: editLabel } = useTexts();
  const { catalogue, edit } = useEditing();
  const navigate = useNavigate();
  const offerUndo = useUndoNotice();
  const isShown = item.state === AVAILABLE;

  const remove = () => {
    const found = findItemView(catalogue, item._id);
    if (!found) return;
    edit((now) => removeItem(now, item._id));
    offerUndo(t.removed(item.label), () =>
      edit((now) => insertItem(now, found.category._id, found.item, found.at)),
    );
  };
  return (
    <Dropdown position="bottom-end" width={230}>
      <Menu.Target>
        <button type="button" className={styles.more} aria-label={t.moreOf(item.label)}>
          <MoreIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<PencilIcon />}
          onClick={() =>
            void navigate({ to: '/app/management/e-commerce/product/$name', params: { name: item._id } })
          }
        >
          {editLabel}
        </Menu.Item>
        <Menu.Item
          leftSection={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => edit((now) => setItemState(now, item._id, isShown ? HIDDEN : AVAILABLE))}
        >
          {isShown ? t.hide : t.show}
        </Menu.Item>
        <Menu.Item
          leftSection={<CopyIcon />}
          onClick={() => edit((now, newId) => duplicateItem(now, item._id, newId))}
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
