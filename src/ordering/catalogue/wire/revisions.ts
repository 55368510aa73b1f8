import * as z from 'zod/mini';
import { catalogueView } from './catalogue.ts';

export const REVISION_CAUSES = ['before', 'edit', 'item', 'bulk', 'import', 'undo', 'restore'] as const;
export type RevisionCause = (typeof REVISION_CAUSES)[number];

/** Causes that a client may name. */
export const saveCause = z.enum(['edit', 'bulk', 'import', 'undo']);
export type SaveCause = z.infer<typeof saveCause>;

const thing = z.object({
  kind: z.enum(['orderTypes', 'menus', 'orderType', 'menu', 'category', 'item', 'group', 'option']),
  id: z.string(),
  label: z.string(),
  /** Labels of its ancestors, from the menu down. */
  path: z.array(z.string()),
  /** The item of a group or an option. */
  itemId: z.optional(z.string()),
});

const catalogueChange = z.object({
  what: z.enum(['added', 'removed', 'moved', 'reordered', 'changed']),
  thing,
  /** Number of items in what was added or removed. */
  items: z.optional(z.number()),
  field: z.optional(z.string()),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});

/** Only the first changes of a large save are kept, and fewer are listed. */
export const MOST_CHANGES = { kept: 500, listed: 40 };

const changeCounts = z.object({ added: z.number(), removed: z.number(), changed: z.number() });

const revisionFields = {
  revision: z.number(),
  at: z.string(),
  cause: z.enum(REVISION_CAUSES),
  /** Null where no member of the staff did it. */
  author: z.nullable(z.string()),
  restored: z.nullable(z.number()),
  summary: changeCounts,
};

const revisionView = z.object({
  ...revisionFields,
  /** The first changes, for a headline. Long values are left out. */
  changes: z.array(catalogueChange),
});

export const revisionList = z.object({
  revisions: z.array(revisionView),
  /** Cursor of the next page. */
  next: z.nullable(z.number()),
});

export const revisionDetail = z.object({
  ...revisionFields,
  /** Only the first ones; the summary counts all. */
  changes: z.array(catalogueChange),
  catalogue: catalogueView,
});

export type Thing = z.infer<typeof thing>;
export type CatalogueChange = z.infer<typeof catalogueChange>;
export type ChangeCounts = z.infer<typeof changeCounts>;
export type RevisionView = z.infer<typeof revisionView>;
export type RevisionHead = Omit<RevisionView, 'changes'>;
export type RevisionList = z.infer<typeof revisionList>;
