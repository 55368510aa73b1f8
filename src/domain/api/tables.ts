import * as z from 'zod/mini';
import { wrong } from '../faults/field-fault.ts';
import { LONGEST_IDEN, MOST_TABLES } from '../store/table-range.ts';
import { text } from './primitives.ts';

/** How a poster comes out of the printer. */
export const POSTER_FORMATS = ['a4', 'a5', 'a6-tent', 'stickers'] as const;
export type PosterFormat = (typeof POSTER_FORMATS)[number];

const NAME = /^[^\s,;](?:[^,;\p{C}]*[^\s,;])?$/u;
const name = (most: number) => text(most, 1).check(z.regex(NAME, wrong('tableName')));

const iden = name(LONGEST_IDEN);
const idel = name(30);
const conf = z.nullable(text(200, 1));
const position = z.int().check(z.gte(0), z.lte(1_000_000));
const idens = z.array(text(60, 1)).check(z.minLength(1), z.maxLength(MOST_TABLES));

export const tableView = z.object({
  iden: z.string(),
  idel: z.string(),
  /** The order type that guests of this table keep to; null: theirs to choose. */
  conf: z.nullable(z.string()),
  position: z.number(),
  /** What its code leads to. */
  link: z.string(),
});

export const tablesView = z.object({
  tables: z.array(tableView),
  /** What the store's own code leads to. */
  link: z.string(),
  /** By table, what is still to be paid for its orders of the last 24 hours, served or not, where there is any. */
  due: z.record(z.string(), z.number()),
});

/** What a guest without a sticker may choose from. */
export const offeredTables = z.array(
  z.object({ iden: z.string(), label: z.string(), orderType: z.nullable(z.string()) }),
);

export const addTablesBody = z.strictObject({
  /** A position is only given for what goes back to where it was. */
  tables: z
    .array(z.strictObject({ iden, idel, conf, position: z.optional(position) }))
    .check(z.minLength(1), z.maxLength(MOST_TABLES)),
});

export const tablesAdded = z.extend(tablesView, {
  added: z.array(z.string()),
  /** Names that the store had already; those stay as they were. */
  taken: z.array(z.string()),
});

export const changeTablesBody = z.strictObject({
  idens,
  /** A new name only for one. */
  change: z.partial(z.strictObject({ iden, idel, conf })),
});

export const namedTables = z.strictObject({ idens });

export type OfferedTable = z.infer<typeof offeredTables>[number];
export type TableView = z.infer<typeof tableView>;
export type TablesView = z.infer<typeof tablesView>;
export type AddTablesBody = z.infer<typeof addTablesBody>;
export type TablesAdded = z.infer<typeof tablesAdded>;
export type ChangeTablesBody = z.infer<typeof changeTablesBody>;
