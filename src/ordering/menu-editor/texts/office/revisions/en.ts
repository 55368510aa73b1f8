const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const revisionsEn = {
  title: 'Menu history',
  lead: 'Every version of your menu. View one, or restore it.',
  none: 'No changes yet',
  noneHint: 'Each time someone changes the menu, it appears here.',
  failed: 'Menu history can’t be loaded right now',
  causes: {
    before: 'Menu before that',
    edit: 'Menu edited',
    item: 'Dish edited',
    bulk: 'Many dishes changed',
    import: 'Imported from a file',
    undo: 'Undone',
    restore: 'Earlier version restored',
  },
  restoredFrom: (revision: number) => `version ${revision}`,
  number: (revision: number) => `Version ${revision}`,
  by: (author: string) => `by ${author}`,
  summary: ({ added, removed, changed }: { added: number; removed: number; changed: number }) =>
    [
      added > 0 ? `${added} added` : '',
      changed > 0 ? `${changed} changed` : '',
      removed > 0 ? `${removed} removed` : '',
    ]
      .filter(Boolean)
      .join(', '),
  about: (name: string, what: string) => `${name}: ${what}`,
  dishes: (count: number) => counted(count, 'dish', 'dishes'),
  fresh: (fields: string[]) => `new ${fields.join(', ')}`,
  price: (from: string, to: string) => `price ${from} → ${to}`,
  done: { added: 'added', removed: 'removed', moved: 'moved', reordered: 're-sorted', changed: 'changed' },
  saves: (count: number) => `${count} edits`,
  each: 'Each change',
  present: 'now',
  what: 'What changed',
  look: 'View',
  lookAt: (when: string) => `The menu of ${when}`,
  lookAtOf: (when: string) => `View the menu of ${when}`,
  restore: 'Restore',
  restoreOf: (when: string) => `Restore the menu of ${when}`,
  restored: 'The earlier menu is back. Guests see it now.',
  undone: 'The menu is as it was before.',
  older: 'Show older',
  content: (menus: number, items: number) =>
    `${counted(menus, 'menu', 'menus')}, ${counted(items, 'dish', 'dishes')}`,
  empty: 'The menu had no dishes then.',
};
