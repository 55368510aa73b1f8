import { STORE_STATUSES } from '#operators/plans/rules/plan.ts';
import { ALL_STORES, type StoreFilter } from '../../office-api/operator.ts';
import { STORE_SORTS, STUCK } from '../../wire/operator.ts';

/** The filters that an address has: those that differ from the list of all. */
export type StoreSearch = Partial<StoreFilter>;

export const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const wordIn = <Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((word) => word === value);

export function readStoreSearch({
  search,
  state,
  plan,
  stuck,
  tag,
  sort,
}: Record<string, unknown>): StoreSearch {
  return searchOf({
    search: textIn(search),
    state: wordIn(STORE_STATUSES, state) ?? '',
    plan: textIn(plan),
    stuck: wordIn(STUCK, stuck) ?? '',
    tag: textIn(tag),
    sort: wordIn(STORE_SORTS, sort) ?? ALL_STORES.sort,
  });
}

export const filterIn = (search: StoreSearch): StoreFilter => ({ ...ALL_STORES, ...search });

export function searchOf(filter: StoreFilter): StoreSearch {
  const names = Object.keys(ALL_STORES) as (keyof StoreFilter)[];
  return Object.fromEntries(
    names.filter((name) => filter[name] !== ALL_STORES[name]).map((name) => [name, filter[name]]),
  );
}

/** Whether two filters find the same restaurants in the same order. */
export const isSameFilter = (one: StoreFilter, other: StoreFilter): boolean =>
  (Object.keys(ALL_STORES) as (keyof StoreFilter)[]).every((name) => one[name] === other[name]);
