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
import { useUndoNotice } from '../../../parts/use-undo-notice.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { ThingMenu } from './thing-menu.tsx';

const SHOWN = 1;

interface CategoryMenuProps {
  menu: MenuView;
  category: CategoryView;
  onEdit: () => void;
  onStep: (by: 1 | -1) => void;
}

export function CategoryMenu({ menu, category, onEdit, onStep }: CategoryMenuProps) {
  const { editor: t } = useTexts();
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
    <ThingMenu
      label={label}
      onEdit={onEdit}
      isShown={isShown}
      shows={t}
      onShow={hide}
      onDuplicate={() => edit((now, newId) => duplicateCategory(now, id, newId))}
      moves={{ up: t.moveUp, down: t.moveDown }}
      onStep={onStep}
      onRemove={remove}
    />
  );
}
