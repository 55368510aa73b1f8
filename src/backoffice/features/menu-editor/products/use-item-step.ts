import { inOrder } from '#domain/menu/lists.ts';
import { findItemView, moveItem } from '#domain/menu-edit/items.ts';
import { useTexts } from '../../../texts/index.ts';
import { useAnnouncing } from '../announcer.tsx';
import { useEditing } from '../editing.ts';

/** One place up or down; past the end of a category into the next one. */
export function useItemStep(id: string): (by: 1 | -1) => void {
  const t = useTexts();
  const { catalogue, edit } = useEditing();
  const { announce } = useAnnouncing();
  return (by) => {
    const found = findItemView(catalogue, id);
    if (!found) return;
    const { menu, category, item, at } = found;
    const to = at + by;
    const categories = inOrder(menu.categories);
    const isWithin = to >= 0 && to < category.items.length;
    const target = isWithin ? category : categories[categories.indexOf(category) + by];
    if (!target) return;
    const place = isWithin ? to : by > 0 ? 0 : target.items.length;
    edit((now) => moveItem(now, id, target._id, place));
    const count = target.items.length + (isWithin ? 0 : 1);
    announce(t.editor.movedWithin(item.label, place + 1, count, target.label));
  };
}
