import type { CatalogueView, ItemView, MenuView, OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';

export type CatalogueContent = Pick<CatalogueView, 'orderConfigs' | 'menus'>;

type CategoryView = MenuView['categories'][number];
type GroupView = ItemView['configs'][number];
type OptionView = GroupView['contents'][number];

export const THING_KINDS = ['orderType', 'menu', 'category', 'item', 'group', 'option'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** One thing of a catalogue, without its contents. */
export interface Leaf {
  key: string;
  kind: ThingKind;
  id: string;
  label: string;
  /** The parent's key. */
  parent: string;
  /** `order` where the thing has one, else its position. */
  place: number;
  fields: Record<string, unknown>;
}

export interface CatalogueTree {
  leaves: Map<string, Leaf>;
  /** Leaves in stored order, by their parent's key. */
  inside: Map<string, Leaf[]>;
}

/** Ids contain no '#', so these keys are unique. */
export const ORDER_TYPES = '#orderTypes';
export const MENUS = '#menus';

const TRANSLATION = 'translations.';

export function toTree({ orderConfigs, menus }: CatalogueContent): CatalogueTree {
  const tree: CatalogueTree = { leaves: new Map(), inside: new Map() };
  for (const [index, orderType] of orderConfigs.entries())
    plant(tree, 'orderType', ORDER_TYPES, index, orderType, orderTypeFields(orderType));
  for (const [index, menu] of menus.entries()) {
    const menuKey = plant(tree, 'menu', MENUS, index, menu, menuFields(menu));
    for (const category of menu.categories) {
      const key = plant(tree, 'category', menuKey, category.order, category, categoryFields(category));
      for (const item of category.items) {
        plantGroups(tree, plant(tree, 'item', key, item.order, item, itemFields(item)), item.configs);
      }
    }
  }
  return tree;
}

function plantGroups(tree: CatalogueTree, itemKey: string, groups: GroupView[]): void {
  for (const [index, group] of groups.entries()) {
    const groupKey = plant(tree, 'group', itemKey, index, group, groupFields(group));
    for (const [at, option] of group.contents.entries())
      plant(tree, 'option', groupKey, at, option, optionFields(option));
  }
}

/** Keys of groups and options contain their parent's, because copies of an item may share those ids. */
function plant(
  { leaves, inside }: CatalogueTree,
  kind: ThingKind,
  parent: string,
  place: number,
  { _id: id, label, translations = {} }: Labelled,
  fields: object,
): string {
  const isInItem = kind === 'group' || kind === 'option';
  const plain = isInItem ? `${parent}/${id}` : id;
  const key = leaves.has(plain) ? `${plain}#${leaves.size}` : plain;
  const own = { label, ...known(fields), ...spread(translations) };
  const leaf = { key, kind, id, label, parent, place, fields: own };
  leaves.set(key, leaf);
  const siblings = inside.get(parent);
  if (siblings) siblings.push(leaf);
  else inside.set(parent, [leaf]);
  return key;
}

interface Labelled {
  _id: string;
  label: string;
  translations?: Translations | undefined;
}

/** All other properties are fields, so that those of a newer server are compared and merged too. */
function orderTypeFields({ _id, label, translations, ...fields }: OrderTypeView) {
  return fields;
}

/** Both times are one field, because a menu has two or none. */
function menuFields(menu: MenuView) {
  const { _id, label, translations, categories, activeStartTime, activeEndTime, ...fields } = menu;
  return { ...fields, hours: [activeStartTime, activeEndTime] as const };
}

function categoryFields({ _id, label, translations, order, items, ...fields }: CategoryView) {
  return fields;
}

function itemFields({ _id, label, translations, order, configs, state, until, left, ...fields }: ItemView) {
  return { ...fields, availability: until === undefined ? { state } : { state, until } };
}

function groupFields({ _id, label, translations, contents, cut, ...fields }: GroupView) {
  return fields;
}

function optionFields({ _id, label, translations, worth, taxes, swap, ...fields }: OptionView) {
  return fields;
}

type FieldsByKind =
  | ReturnType<typeof orderTypeFields>
  | ReturnType<typeof menuFields>
  | ReturnType<typeof categoryFields>
  | ReturnType<typeof itemFields>
  | ReturnType<typeof groupFields>
  | ReturnType<typeof optionFields>;
type ValueOf<Fields, Name> = Fields extends unknown
  ? Name extends keyof Fields
    ? NonNullable<Fields[Name]>
    : never
  : never;
type NamesOf<Fields> = Fields extends unknown ? keyof Fields : never;

/** Types of the fields by their names in changes and conflicts, except for `translations.<language>`. */
export type CatalogueFields = { label: string } & {
  [Name in NamesOf<FieldsByKind>]: ValueOf<FieldsByKind, Name>;
};

/** Drops absent and empty fields, so that they compare as equal. */
function known(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isAbsent(value)));
}

function isAbsent(value: unknown): boolean {
  if (value === undefined) return true;
  return isPlain(value) && !Array.isArray(value) && Object.keys(value).length === 0;
}

function spread(translations: Translations) {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [TRANSLATION + language, texts]),
  );
}

/** Lists have the order of the tree. */
export function fromTree({ inside }: CatalogueTree): CatalogueContent {
  const of = (key: string) => inside.get(key) ?? [];
  const option = ({ id, fields }: Leaf) => ({ ...gatherAny(fields), _id: id }) as OptionView;
  const group = ({ key, id, fields }: Leaf) =>
    ({ ...gatherAny(fields), _id: id, contents: of(key).map(option) }) as GroupView;
  const item = ({ key, id, place, fields }: Leaf) => {
    const { availability, ...rest } = gather(fields);
    const own = { ...rest, ...(availability as object), _id: id, order: place };
    return { ...own, configs: of(key).map(group) } as unknown as ItemView;
  };
  const category = ({ key, id, place, fields }: Leaf) =>
    ({ ...gather(fields), _id: id, order: place, items: of(key).map(item) }) as unknown as CategoryView;
  const menu = ({ key, id, fields }: Leaf) => {
    const { hours, ...rest } = gatherAny(fields);
    const [activeStartTime, activeEndTime] = hours as [string | null, string | null];
    const own = { ...rest, _id: id, activeStartTime, activeEndTime };
    return { ...own, categories: of(key).map(category) } as unknown as MenuView;
  };
  const orderType = ({ id, fields }: Leaf) => ({ ...gatherAny(fields), _id: id }) as unknown as OrderTypeView;
  return { orderConfigs: of(ORDER_TYPES).map(orderType), menus: of(MENUS).map(menu) };
}

function gather(fields: Record<string, unknown>): Record<string, unknown> {
  const gathered: Record<string, unknown> = {};
  const translations: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith(TRANSLATION)) translations[name.slice(TRANSLATION.length)] = value;
    else gathered[name] = value;
  }
  return { ...gathered, translations };
}

/** Leaves out empty translations. Only dishes and categories have always had the field. */
function gatherAny(fields: Record<string, unknown>): Record<string, unknown> {
  const { translations, ...gathered } = gather(fields);
  return { ...gathered, ...onlyTranslated(translations as Translations) };
}

/** Sorts into the order in which guests see them. */
export function inPlace(leaves: Leaf[]): Leaf[] {
  return leaves.toSorted((one, other) => one.place - other.place);
}

/** Compares plain data, in any order of keys. Other objects, such as dates, equal only themselves. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || prototype === Array.prototype;
}
