import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { inOrder } from '#ordering/menu/rules/lists.ts';
import { MenuDragArea } from '../../sorting/menu-drag-area.tsx';
import { CategorySection } from '../category-section.tsx';
import { NewCategory } from '../new-category.tsx';
import { MenuHead } from './menu-head.tsx';

interface MenuSectionsProps {
  menu: MenuView;
  onEditMenu: () => void;
  onEditCategory: (id: string) => void;
}

export function MenuSections({ menu, onEditMenu, onEditCategory }: MenuSectionsProps) {
  return (
    <MenuDragArea>
      {(catalogue) => {
        const at = catalogue.menus.findIndex(({ _id }) => _id === menu._id);
        const shown = catalogue.menus[at] ?? menu;
        const categories = inOrder(shown.categories);
        return (
          <>
            <MenuHead menu={shown} at={at} onEdit={onEditMenu} />
            <SortableContext items={categories.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
              {categories.map((category, place) => (
                <CategorySection
                  key={category._id}
                  menu={shown}
                  category={category}
                  at={place}
                  onEdit={() => onEditCategory(category._id)}
                />
              ))}
            </SortableContext>
            <NewCategory menuId={menu._id} isFirst={categories.length === 0} />
          </>
        );
      }}
    </MenuDragArea>
  );
}
