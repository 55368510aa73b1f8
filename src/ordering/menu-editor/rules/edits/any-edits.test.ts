import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueFaults } from '../faults.ts';
import {
  addGroup,
  addOption,
  changeGroup,
  duplicateGroup,
  moveGroup,
  removeGroup,
  setAdded,
  setGroupKind,
  setMost,
} from '../options.ts';
import { withSimplePrice } from '../simple-price.ts';
import { aGroupView, anItemView, counter } from '../testing/views.ts';
import type { GroupView, NewId } from '../views.ts';
import { addCategory, duplicateCategory, moveCategory, removeCategory } from './categories.ts';
import {
  addItem,
  changeItem,
  duplicateItem,
  insertItem,
  moveItem,
  removeItem,
  renameItem,
  setItemState,
} from './items.ts';
import { addMenu, duplicateMenu, moveMenu, removeMenu } from './menus.ts';

interface Step {
  kind: number;
  /** Chooses among the things that exist at this step. */
  which: number;
  other: number;
  label: string;
}

type Edit = (catalogue: CatalogueView, step: Step, newId: NewId) => CatalogueView;

const pick = <T extends { _id: string }>(things: T[], at: number): string =>
  things[at % Math.max(1, things.length)]?._id ?? 'nothing';
const categoriesOf = ({ menus }: CatalogueView) => menus.flatMap(({ categories }) => categories);
const itemsOf = (catalogue: CatalogueView) => categoriesOf(catalogue).flatMap(({ items }) => items);

const onItem =
  (edit: (item: ItemView, step: Step, newId: NewId) => ItemView): Edit =>
  (catalogue, step, newId) =>
    changeItem(catalogue, pick(itemsOf(catalogue), step.which), (item) => edit(item, step, newId));
const onGroup = (edit: (group: GroupView, step: Step, newId: NewId) => GroupView): Edit =>
  onItem((item, step, newId) =>
    changeGroup(item, pick(item.configs, step.other), (group) => edit(group, step, newId)),
  );

const EDITS: Edit[] = [
  (c, { label }, newId) => addMenu(c, label, newId()),
  (c, { which }, newId) => duplicateMenu(c, pick(c.menus, which), newId),
  (c, { which, other }) => moveMenu(c, pick(c.menus, which), other),
  (c, { which }) => (c.menus.length > 3 ? removeMenu(c, pick(c.menus, which)) : c),
  (c, { which, label }, newId) => addCategory(c, pick(c.menus, which), label, newId()),
  (c, { which }, newId) => duplicateCategory(c, pick(categoriesOf(c), which), newId),
  (c, { which, other }) => moveCategory(c, pick(categoriesOf(c), which), other),
  (c, { which }) => (categoriesOf(c).length > 5 ? removeCategory(c, pick(categoriesOf(c), which)) : c),
  (c, { which, other, label }, newId) =>
    addItem(c, pick(categoriesOf(c), which), { label, price: other === 0 ? null : other }, newId),
  (c, { which }, newId) => duplicateItem(c, pick(itemsOf(c), which), newId),
  (c, { which, other }) => moveItem(c, pick(itemsOf(c), which), pick(categoriesOf(c), other), other),
  (c, { which }) => removeItem(c, pick(itemsOf(c), which)),
  (c, { which, label }) => renameItem(c, pick(itemsOf(c), which), label),
  (c, { which, label }) => setItemState(c, pick(itemsOf(c), which), `State ${label.slice(0, 9)}`),
  onItem((item, { other }, newId) => withSimplePrice(item, other * 100, newId)),
  onItem((item, { label }, newId) => addGroup(item, `Group ${label.slice(0, 9)}`, newId)),
  onItem((item, { other }, newId) => duplicateGroup(item, pick(item.configs, other), newId)),
  onItem((item, { which, other }) => moveGroup(item, pick(item.configs, which), other)),
  onItem((item, { other }) => removeGroup(item, pick(item.configs, other))),
  onGroup((group, { label }, newId) => addOption(group, `Option ${label.slice(0, 9)}`, newId)),
  onGroup((group, { which, label }) => ({
    ...group,
    contents: group.contents.map((option, at) =>
      group.maxSelection === 0 && at === which ? { ...option, value: label } : option,
    ),
  })),
  onGroup((group, { which }) =>
    setGroupKind(group, (['information', 'one', 'several'] as const)[which % 3] ?? 'one'),
  ),
  onGroup((group, { which }) => setMost(setGroupKind(group, 'several'), which)),
  onGroup((group, { which }) => setAdded(group, pick(group.contents, which), true)),
];

/** Has a thing of each kind, so that the first step can change any. */
function beginning(newId: NewId): CatalogueView {
  const dish = anItemView('Dosa', { configs: [aGroupView('Extras', { maxSelection: 2 })] });
  const empty: CatalogueView = { revision: 1, orderConfigs: [], menus: [] };
  const menu = addMenu(empty, 'Day', 'day');
  const category = addCategory(addCategory(menu, 'day', 'Mains', 'mains'), 'day', 'Drinks', 'drinks');
  const item = insertItem(category, 'mains', dish, 0);
  return addItem(item, 'drinks', { label: 'Chai', price: 20_00 }, newId);
}

const steps = fc.array(
  fc.record({
    kind: fc.nat(EDITS.length - 1),
    which: fc.nat(12),
    other: fc.nat(12),
    label: fc.string({ maxLength: 200, unit: 'grapheme-composite' }).map((text) => text.slice(0, 200)),
  }),
  { maxLength: 40 },
);

/** Ids of menus, categories and items are unique together, those of groups and options within their item. */
function allIds(catalogue: CatalogueView): string[] {
  const things = [...catalogue.menus, ...categoriesOf(catalogue), ...itemsOf(catalogue)];
  const within = itemsOf(catalogue).flatMap(({ configs }) => [
    ...configs,
    ...configs.flatMap((g) => g.contents),
  ]);
  return [...things, ...within].map(({ _id }) => _id);
}

test('any sequence of edits leaves a catalogue that the server accepts', () => {
  void fc.assert(
    fc.property(steps, (list) => {
      const newId = counter();
      const end = list.reduce(
        (catalogue, step) => EDITS[step.kind]?.(catalogue, step, newId) ?? catalogue,
        beginning(newId),
      );
      expect(catalogueFaults(end)).toEqual([]);
      const ids = allIds(end);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { configs } of itemsOf(end))
        for (const things of [configs, ...configs.map(({ contents }) => contents)])
          expect(new Set(things.map(({ label }) => label)).size).toBe(things.length);
      for (const { items } of categoriesOf(end))
        expect(items.map(({ order }) => order)).toEqual([...items.keys()]);
    }),
  );
});
