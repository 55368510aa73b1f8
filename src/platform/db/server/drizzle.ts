import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The parts of the query builder that we use, from its CommonJS files. For each file of an ES module, Node reads the
 * package's 180 kB manifest again, which was a third of the start-up time.
 */
const orm = require('drizzle-orm') as typeof import('drizzle-orm');
const core = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');

export const { drizzle } = driver;
export const {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
} = orm;
export const { isNotNull, isNull, lt, lte, min, ne, notExists, notInArray, or, sql } = orm;
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
} = core;
export const { primaryKey, text, timestamp, unionAll, unique, uniqueIndex, uuid } = core;

export type { Column, SQL } from 'drizzle-orm';
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
export type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
