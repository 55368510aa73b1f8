import type { CatalogueView, ItemView, MenuView, OrderTypeView } from '../api/catalogue.ts';
import type { Translations } from '../menu/menu.ts';
import { onlyTranslated, onlyTranslatedTags } from '../menu/translations.ts';

/** A catalogue without its revision: what is edited, compared and merged. */
export type CatalogueContent = Pick<CatalogueView, 'orderConfigs' | 'menus'>;

type CategoryView = MenuView['categories'][number];
type GroupView = ItemView['configs'][number];
type OptionView = GroupView['contents'][number];

export const THING_KINDS = ['orderType', 'menu', 'category', 'item', 'group', 'option'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** One thing of a catalogue apart from what is inside of it. */
export interface Leaf {
  key: string;
  kind: ThingKind;
  id: string;
  label: string;
  /** The key of what it is in. */
  parent: string;
  /** Its `order` where it has one, else its position. */
  place: number;
  fields: Record<string, unknown>;
}

export interface CatalogueTree {
  leaves: Map<string, Leaf>;
  /** In the order in which they are kept, by the key of what they are in. */
  inside: Map<string, Leaf[]>;
}

/** No id holds a '#'. */
export const ORDER_TYPES = '#orderTypes';
export const MENUS = '#menus';

const TRANSLATION = 'translations.';

export function toTree({ orderConfigs, menus }: CatalogueContent): CatalogueTree {
  const tree: CatalogueTree = { leaves: new Map(), inside: new Map() };
  for (const [index, { _id, label, translations, ...fields }] of orderConfigs.entries())
    plant(tree, 'orderType', ORDER_TYPES, index, { _id, label }, { ...fields, ...spread(translations) });
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
  for (const [index, { _id, label, contents, translations, ...fields }] of groups.entries()) {
    const own = { ...fields, ...spread(translations) };
    const groupKey = plant(tree, 'group', itemKey, index, { _id, label }, own);
    for (const [at, { _id, label, translations, ...fields }] of contents.entries())
      plant(tree, 'option', groupKey, at, { _id, label }, { ...fields, ...spread(translations) });
  }
}

/** Copies of an item may share the ids of their groups and options: those count only where they are. */
function plant(
  { leaves, inside }: CatalogueTree,
  kind: ThingKind,
  parent: string,
  place: number,
  { _id: id, label }: Labelled,
  fields: object,
): string {
  const isInItem = kind === 'group' || kind === 'option';
  const plain = isInItem ? `${parent}/${id}` : id;
  const key = leaves.has(plain) ? `${plain}#${leaves.size}` : plain;
  const leaf = { key, kind, id, label, parent, place, fields: { label, ...fields } };
  leaves.set(key, leaf);
  const siblings = inside.get(parent);
  if (siblings) siblings.push(leaf);
  else inside.set(parent, [leaf]);
  return key;
}

interface Labelled {
  _id: string;
  label: string;
}

/** Both times are one field: a menu has two or none. */
function menuFields({
  remarks,
  primaryColor,
  active,
  pureVeg,
  activeStartTime,
  activeEndTime,
  translations,
}: MenuView) {
  const hours = [activeStartTime, activeEndTime];
  return { remarks, primaryColor, active, pureVeg, hours, ...spread(translations) };
}

function categoryFields({ image, discount, state, collapsed, translations }: CategoryView) {
  return { image, discount, state, collapsed, ...spread(translations) };
}

function itemFields({
  description,
  images,
  tags,
  discount,
  taxes,
  state,
  until,
  veg,
  allergens,
  jain,
  egg,
  spice,
  translations,
  tagTranslations,
}: ItemView) {
  const availability = until === undefined ? { state } : { state, until };
  const tagged = { tags, ...onlyTranslatedTags(tagTranslations) };
  const diet = known({ allergens, jain, egg, spice });
  return {
    description,
    images,
    ...tagged,
    discount,
    taxes,
    availability,
    veg,
    ...diet,
    ...spread(translations),
  };
}

/** What is not sent is no field. */
function known(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function spread(translations: ItemView['translations'] = {}) {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [TRANSLATION + language, texts]),
  );
}

/** The way back: each list as it is kept in the tree. */
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

/** Without the field where nothing is translated: only dishes and their categories have always had it. */
function gatherAny(fields: Record<string, unknown>): Record<string, unknown> {
  const { translations, ...gathered } = gather(fields);
  return { ...gathered, ...onlyTranslated(translations as Translations) };
}

/** In the order in which guests see them. */
export function inPlace(leaves: Leaf[]): Leaf[] {
  return leaves.toSorted((one, other) => one.place - other.place);
}

/** Plain data, whatever the order of its keys. What is not plain, such as a date, is only the same as itself. */
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
