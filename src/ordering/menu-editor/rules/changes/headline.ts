import type {
  CatalogueChange,
  ChangeCounts,
  RevisionView,
  Thing,
} from '#ordering/catalogue/wire/revisions.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** What saves have changed: one thing, many things in the same way, or several things in different ways. */
export type Headline =
  | { about: 'one'; thing: Thing; changes: CatalogueChange[] }
  | { about: 'many'; count: number; alike: CatalogueChange }
  | { about: 'several'; summary: ChangeCounts };

/** A session ends when somebody pauses for longer than this. */
const PAUSE_MS = 30 * MINUTE;
const PLAIN = new Set(['edit', 'item', 'bulk']);

/** Groups consecutive saves of one person into sessions, the latest first. An import or a restore stands alone. */
export function toSessions(saves: readonly RevisionView[]): RevisionView[][] {
  const sessions: RevisionView[][] = [];
  for (const save of saves) {
    const later = sessions.at(-1);
    const last = later?.at(-1);
    if (later && last && isSameWork(save, last)) later.push(save);
    else sessions.push([save]);
  }
  return sessions;
}

const isSameWork = (one: RevisionView, later: RevisionView): boolean =>
  one.author !== null &&
  one.author === later.author &&
  PLAIN.has(one.cause) &&
  PLAIN.has(later.cause) &&
  Date.parse(later.at) - Date.parse(one.at) <= PAUSE_MS;

/** Null where nothing was changed, as before the first save. */
export function headlineOf(saves: readonly RevisionView[]): Headline | null {
  const changes = saves.flatMap((save) => save.changes);
  const [first] = changes;
  if (!first) return null;
  const keys = new Set(changes.map(({ thing }) => keyOf(thing)));
  const summary = total(saves.map((save) => save.summary));
  const things = summary.added + summary.changed + summary.removed;
  if (keys.size === 1) return { about: 'one', thing: first.thing, changes };
  if (changes.every((change) => isAlike(change, first)))
    return { about: 'many', count: saves.length === 1 ? things : keys.size, alike: first };
  return { about: 'several', summary };
}

/** Options belong to their dish. */
const keyOf = ({ itemId, id, kind }: Thing): string => itemId ?? (id || kind);

const isAlike = (one: CatalogueChange, other: CatalogueChange): boolean =>
  one.what === other.what &&
  one.field === other.field &&
  (one.field === undefined ? one.thing.kind === other.thing.kind : sameOwner(one, other)) &&
  (one.field !== 'availability' || JSON.stringify(one.to) === JSON.stringify(other.to));

const sameOwner = ({ thing: one }: CatalogueChange, { thing: other }: CatalogueChange): boolean =>
  isDish(one) ? isDish(other) : one.kind === other.kind;

export const isDish = ({ kind, itemId }: Thing): boolean => kind === 'item' || itemId !== undefined;

const total = (counts: readonly ChangeCounts[]): ChangeCounts => ({
  added: sum(counts.map(({ added }) => added)),
  removed: sum(counts.map(({ removed }) => removed)),
  changed: sum(counts.map(({ changed }) => changed)),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
