import * as z from 'zod/mini';
import { count, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { TABLE_SHAPES } from '../rules/table-place.ts';
import { LONGEST_IDEN, MOST_SEATS, MOST_TABLES } from '../rules/table-range.ts';

export const POSTER_FORMATS = ['a4', 'a5', 'a6-tent', 'stickers'] as const;
export type PosterFormat = (typeof POSTER_FORMATS)[number];

/** 'picture' shows the menu's first picture; 'plain' is white, for printers that must save ink. */
export const POSTER_STYLES = ['colour', 'picture', 'plain'] as const;
export type PosterStyle = (typeof POSTER_STYLES)[number];

export const LONGEST_AREA = 30;

const NAME = /^[^\s,;](?:[^,;\p{C}]*[^\s,;])?$/u;
const name = (most: number) => text(most, 1).check(z.regex(NAME, formatFault('tableName')));

export const tablePlace = z.strictObject({
  x: count(0, 99),
  y: count(0, 99),
  shape: z.enum(TABLE_SHAPES),
  turn: count(0, 359),
});

const iden = name(LONGEST_IDEN);
const idel = name(30);
const conf = z.nullable(text(200, 1));
const seats = z.nullable(z.int().check(z.gte(1), z.lte(MOST_SEATS)));
const joins = z.nullable(name(LONGEST_IDEN));
const area = z.nullable(name(LONGEST_AREA));
const place = z.nullable(tablePlace);
const position = z.int().check(z.gte(0), z.lte(1_000_000));
const idens = z.array(text(60, 1)).check(z.minLength(1), z.maxLength(MOST_TABLES));

export const tableView = z.object({
  /** Stays when the name changes. */
  _id: z.string(),
  iden: z.string(),
  idel: z.string(),
  /** The only order type for guests of this table. Null lets them choose. */
  conf: z.nullable(z.string()),
  /** Null for a place that can't be reserved. */
  seats: z.nullable(z.number()),
  /** Tables with the same mark can be pushed together. */
  joins: z.nullable(z.string()),
  /** The part of the restaurant that it stands in. */
  room: z.nullable(z.string()),
  /** Where it stands on the plan of that area. Null until somebody has put it there. */
  place,
  position: z.number(),
  /** The store's page for this place, where its QR code leads. */
  link: z.string(),
});

export const tablesView = z.object({
  tables: z.array(tableView),
  /** The address in the store's own QR code, with which those of tables begin. */
  link: z.string(),
  /**
   * What is still due for a table's orders of the last 24 hours, served or not. Tables that owe nothing are
   * left out.
   */
  due: z.record(z.string(), z.number()),
});

/** Tables that guests without a scanned code can choose from. */
export const offeredTables = z.array(
  z.object({
    iden: z.string(),
    label: z.string(),
    orderType: z.nullable(z.string()),
    /**
     * Whose guests order together: it is free, has been started, or is free until the staff open it. Left out where
     * each order stands alone.
     */
    sits: z.optional(z.enum(['free', 'started', 'staff'])),
    /** The order type by which they order together. */
    sitsAs: z.optional(z.string()),
  }),
);

export const addTablesBody = z.strictObject({
  /** An id and a position are only given to put a removed table back. */
  tables: z
    .array(
      z.strictObject({
        iden,
        idel,
        conf,
        seats: z.optional(seats),
        joins: z.optional(joins),
        room: z.optional(area),
        place: z.optional(place),
        _id: z.optional(z.uuid()),
        position: z.optional(position),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_TABLES)),
});

export const tablesAdded = z.extend(tablesView, {
  added: z.array(z.string()),
  /** Names that the store had already. Those tables stay unchanged. */
  taken: z.array(z.string()),
});

export const changeTablesBody = z.strictObject({
  idens,
  /** A new name is only accepted for a single table. */
  change: z.partial(z.strictObject({ iden, idel, conf, seats, joins, room: area, place })),
});

export const namedTables = z.strictObject({ idens });

export type OfferedTable = z.infer<typeof offeredTables>[number];
export type TableView = z.infer<typeof tableView>;
export type TablesView = z.infer<typeof tablesView>;
export type AddTablesBody = z.infer<typeof addTablesBody>;
export type TablesAdded = z.infer<typeof tablesAdded>;
export type ChangeTablesBody = z.infer<typeof changeTablesBody>;
