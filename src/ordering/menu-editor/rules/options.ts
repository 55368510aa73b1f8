import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { changedIn, insertedAt, movedTo, without } from '#ordering/menu/rules/lists.ts';
import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import { parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import { copyGroup } from './edits/copies.ts';
import { freeLabel, labelsOf } from './labels.ts';
import type { GroupView, NewId, OptionView } from './views.ts';

export type GroupKind = 'information' | 'one' | 'several';

export function groupKindOf({ maxSelection }: Pick<GroupView, 'maxSelection'>): GroupKind {
  if (maxSelection === 0) return 'information';
  return maxSelection === 1 ? 'one' : 'several';
}

export function addGroup(item: ItemView, label: string, newId: NewId): ItemView {
  const group: GroupView = {
    _id: newId(),
    label: freeLabel(label, labelsOf(item.configs)),
    description: '',
    required: item.configs.length === 0,
    maxSelection: 1,
    contents: [],
  };
  return { ...item, configs: [...item.configs, group] };
}

export function changeGroup(item: ItemView, id: string, change: (group: GroupView) => GroupView): ItemView {
  return { ...item, configs: changedIn(item.configs, id, change) };
}

export function moveGroup(item: ItemView, id: string, to: number): ItemView {
  return { ...item, configs: movedTo(item.configs, id, to) };
}

export function duplicateGroup(item: ItemView, id: string, newId: NewId): ItemView {
  const at = item.configs.findIndex(({ _id }) => _id === id);
  const group = item.configs[at];
  if (!group) return item;
  const label = freeLabel(group.label, labelsOf(item.configs));
  return { ...item, configs: insertedAt(item.configs, { ...copyGroup(group, newId), label }, at + 1) };
}

export function removeGroup(item: ItemView, id: string): ItemView {
  return { ...item, configs: without(item.configs, id) };
}

/** Turns prices into texts and texts into prices, so that little of what was typed is lost. */
export function setGroupKind(group: GroupView, kind: GroupKind): GroupView {
  if (kind === groupKindOf(group)) return group;
  if (kind !== 'one' && group.byWeight) return setGroupKind(setByWeight(group, false), kind);
  if (kind === 'information') {
    const contents = group.contents.map((option) => ({ ...option, value: textOf(option), added: false }));
    return { ...group, maxSelection: 0, required: false, contents };
  }
  const contents = group.contents.map((option) => ({ ...option, value: priceOf(option) }));
  const priced = { ...group, maxSelection: kind === 'one' ? 1 : Math.max(2, contents.length), contents };
  return { ...priced, contents: ticked(priced) };
}

/** What is sold by weight is always asked for. */
export function setByWeight({ byWeight: _, ...group }: GroupView, isOn: boolean): GroupView {
  return isOn ? { ...group, required: true, byWeight: true } : group;
}

/** Accepts two or more. Ticks beyond the number are removed. */
export function setMost(group: GroupView, most: number): GroupView {
  const next = { ...group, maxSelection: Math.max(2, Math.min(100, Math.trunc(most) || 2)) };
  return { ...next, contents: ticked(next) };
}

function ticked({ contents, maxSelection }: GroupView): OptionView[] {
  let left = maxSelection;
  return contents.map((option) => {
    if (option.added) left -= 1;
    return option.added && left < 0 ? { ...option, added: false } : option;
  });
}

/** Marks an option as ticked from the start. In a group of one choice the last one marked wins. */
export function setAdded(group: GroupView, optionId: string, added: boolean): GroupView {
  const contents = group.contents.map((option) => {
    if (option._id === optionId) return { ...option, added };
    return group.maxSelection === 1 && added ? { ...option, added: false } : option;
  });
  return { ...group, contents };
}

export function addOption(group: GroupView, label: string, newId: NewId): GroupView {
  const option: OptionView = {
    _id: newId(),
    label: freeLabel(label, labelsOf(group.contents)),
    value: group.maxSelection === 0 ? '' : 0,
    added: false,
  };
  return { ...group, contents: [...group.contents, option] };
}

export function changeOption(group: GroupView, id: string, change: Partial<OptionView>): GroupView {
  return { ...group, contents: changedIn(group.contents, id, (option) => ({ ...option, ...change })) };
}

export function moveOption(group: GroupView, id: string, to: number): GroupView {
  return { ...group, contents: movedTo(group.contents, id, to) };
}

export function removeOption(group: GroupView, id: string): GroupView {
  return { ...group, contents: without(group.contents, id) };
}

function textOf({ value }: OptionView): string {
  return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value);
}

function priceOf({ value }: OptionView): number {
  return toNumber(Math.min(parseHundredths(value) ?? 0, LARGEST_PRICE));
}
