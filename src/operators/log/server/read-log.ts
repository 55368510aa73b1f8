import * as z from 'zod';
import type { OperatorLogQuery } from '#operators/people/wire/operators-calls.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import {
  ENTRIES_AT_ONCE,
  ENTRIES_IN_FILE,
  type OperatorEntry,
  type OperatorLogView,
} from '../wire/operator-log.ts';
import { type LogRow, selectEntries, selectPeople } from './queries.ts';

const BEHIND = z.tuple([z.uuid()]);
const NOBODY = '00000000-0000-0000-0000-000000000000';
const idOf = (text: string) => (isId(text) ? text : NOBODY);

/** What operators have changed lately about a store. */
export async function readActsOn({ db, site }: Ctx, store: string, most: number): Promise<OperatorEntry[]> {
  const of = { brandId: site.brandId, person: null, what: null, bulk: null, store, after: null, most };
  return (await selectEntries(db, of)).slice(0, most).map(viewOf);
}

/** A name that nobody has finds nothing. */
export async function readOperatorLog(
  { db, site }: Ctx,
  { person = '', what, store = '', bulk = '', after = '', forFile }: OperatorLogQuery,
): Promise<OperatorLogView> {
  const most = forFile ? ENTRIES_IN_FILE : ENTRIES_AT_ONCE;
  const [last = null] = after === '' ? [] : readCursor(BEHIND, after);
  const rows = await selectEntries(db, {
    brandId: site.brandId,
    person: person === '' ? null : idOf(person),
    what: what || null,
    bulk: bulk === '' ? null : idOf(bulk),
    store: store === '' ? null : ((await findStoreIdBySlug(db, store.toLowerCase())) ?? idOf(store)),
    after: last,
    most,
  });
  const page = rows.slice(0, most);
  const end = rows.length > most ? page.at(-1) : undefined;
  return {
    entries: page.map(viewOf),
    people: await selectPeople(db, site.brandId),
    next: end ? writeCursor([end.id]) : null,
  };
}

function viewOf({ id: _id, at, bulk, name, what, subject, from, to, why }: LogRow): OperatorEntry {
  const entry = { _id, at: at.toISOString(), name, what, subject, from, to, why };
  return bulk === null ? entry : { ...entry, bulk };
}
