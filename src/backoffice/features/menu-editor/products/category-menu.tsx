import { HIDDEN_CATEGORY, isVisible, SHOWN_CATEGORY } from '#domain/menu/menu.ts';
import { changeCategory, duplicateCategory, removeCategory } from '#domain/menu-edit/categories.ts';
import type { CategoryView } from '#domain/menu-edit/views.ts';
import { useTexts } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { ThingMenu } from './thing-menu.tsx';

interface CategoryMenuProps {
  category: CategoryView;
  onEdit: () => void;
  onStep: (by: 1 | -1) => void;
}

export function CategoryMenu({ category, onEdit, onStep }: CategoryMenuProps) {
  const { editor: t } = useTexts();
  const { edit } = useEditing();
  const { _id: id, label } = category;
  const isShown = isVisible(category);
  const hide = () =>
    edit((now) => changeCategory(now, id, { state: isShown ? HIDDEN_CATEGORY : SHOWN_CATEGORY }));
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
      onRemove={() => edit((now) => removeCategory(now, id), t.removed(label))}
    />
  );
}
