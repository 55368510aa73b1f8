import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';

/** Chooses the first option where guests must choose one and none is chosen, so that a preview shows a price. */
export function withFirstOptions(item: ItemView): ItemView {
  const configs = item.configs.map((group) => {
    const isOpen = group.required && !group.contents.some(({ added }) => added);
    if (!isOpen) return group;
    return { ...group, contents: group.contents.map((option, at) => ({ ...option, added: at === 0 })) };
  });
  return { ...item, configs };
}
