import { HIDDEN_CATEGORY, isVisible, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import { useTexts } from '#texts/office/index.ts';
import { changeCategory, duplicateCategory, removeCategory } from '../../rules/edits/categories.ts';
import type { CategoryView } from '../../rules/views.ts';
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
