import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, isNull } from '#platform/db/server/drizzle.ts';
import {
  columnsOf,
  createInsert,
  createListing,
  createRecord,
} from '#platform/db/server/statements/hot-statements.ts';
import { type LogRow, storeLog } from '#platform/realtime/tables.ts';
import { type SittingLineRow, sittingLines } from '../tables.ts';
import type { Named } from './queries.ts';

const isOf = ({ storeId, id }: Named) =>
  and(eq(sittingLines.storeId, storeId), eq(sittingLines.sittingId, id));

const listLines = createListing(sittingLines, 'sittingId', ['createdAt', 'id']);

/** All of them in the order in which they were put there, also those that were sent. */
export function selectLines(db: Db, { storeId, id }: Named): Promise<SittingLineRow[]> {
  return listLines(db, storeId, [id]);
}

export async function selectCart(db: Db, named: Named): Promise<SittingLineRow[]> {
  return db
    .select()
    .from(sittingLines)
    .where(and(isOf(named), isNull(sittingLines.orderId)))
    .orderBy(asc(sittingLines.createdAt), asc(sittingLines.id));
}

type LineName = Pick<SittingLineRow, 'storeId' | 'sittingId' | 'id'>;

const isLine = ({ storeId, sittingId, id }: LineName) =>
  and(isOf({ storeId, id: sittingId }), eq(sittingLines.id, id));

const CHANGED = `on conflict (store_id, sitting_id, id) do update set item_id = excluded.item_id,
  item_label = excluded.item_label, configs = excluded.configs, remarks = excluded.remarks,
  quantity = excluded.quantity, is_shared = excluded.is_shared`;

const write = createInsert(sittingLines, CHANGED);

/** Puts it there, or changes what is wished of it. */
export async function writeLine(db: Db, row: SittingLineRow): Promise<void> {
  await write(db, [row]);
}

const lineRecord = createRecord(sittingLines);
const logRecord = createRecord(storeLog);

/**
 * Writes a line, or takes it out, with its log entry, if nothing has happened in the sitting since that entry. What other
 * transactions commit is not seen while the statement waits for a lock. But each of them takes a number of the store's
 * log: so nothing is written either if that has moved on since the statement began.
 */
const createWriteAfter = (what: string) => `
  with locked as (
    select id from sittings where store_id = $1 and id = $2 for update
  ), later as (
    select seq from store_log where store_id = $1 and sitting_id = $2 and seq > $3 limit 1
  ), begun as (
    select log_seq as at from store_counters where store_id = $1
  ), numbers as (
    update store_counters set log_seq = log_seq + 1 from locked, begun
    where store_id = $1 and log_seq = begun.at and not exists (select from later) returning log_seq
  ), written as (${what}), logged as (
    insert into store_log (${columnsOf(storeLog)}) select ${columnsOf(storeLog, 'made')} from numbers,
      jsonb_populate_record(null::store_log, $5 || jsonb_build_object('seq', log_seq)) made
  )
  select (select log_seq from numbers) as seq, exists (select from later) as "isOutdated"`;

const PUT = createWriteAfter(`
  insert into sitting_lines (${columnsOf(sittingLines)}) select ${columnsOf(sittingLines, 'made')} from numbers,
    jsonb_populate_record(null::sitting_lines, $4) made ${CHANGED}`);
const TAKE_OUT = createWriteAfter(`
  delete from sitting_lines using numbers where store_id = $1 and sitting_id = $2 and id = $4`);

interface LineAfter {
  line: SittingLineRow;
  /** Whether the line is taken out. */
  isOff: boolean;
  entry: Omit<LogRow, 'seq'>;
  /** The last entry of the sitting that is known. */
  after: number;
}

interface Written {
  /** The number of the entry. Null if nothing was written. */
  seq: number | null;
  /** Whether something has happened in the sitting. */
  isOutdated: boolean;
}

export async function writeLineAfter(
  { $client }: Db,
  { line, isOff, entry, after }: LineAfter,
): Promise<Written> {
  const { storeId, sittingId, id } = line;
  const given = isOff ? id : JSON.stringify(lineRecord(line));
  const values = [storeId, sittingId, after, given, JSON.stringify(logRecord(entry))];
  const [name, text] = isOff ? ['take a line out', TAKE_OUT] : ['put a line', PUT];
  const { rows } = await $client.query<Written>({ name, text, values });
  return rows[0] ?? { seq: null, isOutdated: true };
}

const SENT = `update sitting_lines set order_id = $3, order_line_id = made.line
  from unnest($4::text[], $5::uuid[]) as made (id, line)
  where store_id = $1 and sitting_id = $2 and sitting_lines.id = made.id`;

/** Notes which lines of the order the lines of the cart have become, in the same order. */
export async function updateSent(
  { $client }: Db,
  { storeId, id }: Named,
  orderId: string,
  made: { id: string; line: string | null }[],
): Promise<void> {
  const values = [storeId, id, orderId, made.map(({ id }) => id), made.map(({ line }) => line)];
  await $client.query({ name: 'lines that were sent', text: SENT, values });
}

export async function deleteLine(db: Db, name: LineName): Promise<void> {
  await db.delete(sittingLines).where(isLine(name));
}

/** Takes what one guest has not sent, and is not for everybody, out of the cart. */
export async function deleteOwnCart(db: Db, named: Named, guestId: string): Promise<string[]> {
  const gone = await db
    .delete(sittingLines)
    .where(
      and(
        isOf(named),
        eq(sittingLines.guestId, guestId),
        eq(sittingLines.isShared, false),
        isNull(sittingLines.orderId),
      ),
    )
    .returning({ id: sittingLines.id });
  return gone.map(({ id }) => id);
}
