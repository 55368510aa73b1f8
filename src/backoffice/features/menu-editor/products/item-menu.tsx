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
import { useUndoNotice } from '../../../parts/use-undo-notice.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import styles from './item-line.module.css';
import { ThingMenu } from './thing-menu.tsx';

interface ItemMenuProps {
  item: ItemView;
  onStep: (by: 1 | -1) => void;
}

export function ItemMenu({ item, onStep }: ItemMenuProps) {
  const { editor: t } = useTexts();
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
    <ThingMenu
      label={item.label}
      className={styles.more}
      onEdit={() =>
        void navigate({ to: '/app/management/e-commerce/product/$name', params: { name: item._id } })
      }
      isShown={isShown}
      shows={t}
      onShow={() => edit((now) => setItemState(now, item._id, isShown ? HIDDEN : AVAILABLE))}
      onDuplicate={() => edit((now, newId) => duplicateItem(now, item._id, newId))}
      moves={{ up: t.moveUp, down: t.moveDown }}
      onStep={onStep}
      onRemove={remove}
    />
  );
}
