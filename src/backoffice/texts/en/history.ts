const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const historyEn = {
  title: 'History of the menu',
  lead: 'Every save of the menu is kept here. Look at any earlier state, or bring it back.',
  none: 'Nothing has been changed yet',
  noneHint: 'As soon as somebody saves the menu, the save appears here with what it changed.',
  failed: 'The history cannot be shown right now',
  causes: {
    before: 'The menu as it was before',
    edit: 'Menu edited',
    item: 'A dish edited',
    bulk: 'Many dishes changed at once',
    import: 'Imported from a file',
    undo: 'Undone',
    restore: 'Earlier state restored',
  },
  restoredFrom: (revision: number) => `state ${revision}`,
  number: (revision: number) => `State ${revision}`,
  by: (author: string) => `by ${author}`,
  summary: ({ added, removed, changed }: { added: number; removed: number; changed: number }) =>
    [
      added > 0 ? `${added} added` : '',
      changed > 0 ? `${changed} changed` : '',
      removed > 0 ? `${removed} removed` : '',
    ]
      .filter(Boolean)
      .join(', '),
  present: 'now',
  what: 'What changed',
  look: 'Look at it',
  lookAt: (when: string) => `The menu of ${when}`,
  lookAtOf: (when: string) => `Look at it: the menu of ${when}`,
  restore: 'Restore',
  restoreOf: (when: string) => `Restore the menu of ${when}`,
  restored: 'The earlier menu is back. Guests see it already.',
  undone: 'The menu is as it was before.',
  older: 'Show older ones',
  content: (menus: number, items: number) =>
    `${counted(menus, 'menu', 'menus')}, ${counted(items, 'dish', 'dishes')}`,
  empty: 'There was no dish on the menu then.',
};
