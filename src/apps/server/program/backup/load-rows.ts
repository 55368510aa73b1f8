import { buildSchema } from '#platform/db/server/migrate.ts';
import {
  BackupError,
  createTally,
  type Digest,
  type Digests,
  FORMAT,
  type Header,
  type Line,
} from './format.ts';
import {
  type BackupSession,
  insertRows,
  MASTERS_TABLE,
  selectRows,
  selectTableNames,
  truncate,
} from './queries.ts';

export interface Loaded {
  tables: Digests;
  /** Their hashes, by their ids. Null in backups of earlier versions. */
  pictures: Map<string, string | null>;
}

interface TableWriter {
  table: string;
  write(row: string): Promise<void>;
  finish(): Promise<Digest>;
}

/** Loads the rows. The summary at the end of the file must match both the file's rows and the database's. */
export function createLoader(session: BackupSession): {
  take(line: Line): Promise<void>;
  finish(): Promise<Loaded>;
} {
  const tables: Digests = {};
  const pictures = new Map<string, string | null>();
  let known: string[] = [];
  let writer: TableWriter | null = null;
  let saved: { tables: Digests; pictures: number } | null = null;

  async function finishTable(): Promise<void> {
    if (writer) tables[writer.table] = await writer.finish();
    writer = null;
  }

  async function beginTable(table: string): Promise<void> {
    await finishTable();
    if (!known.includes(table) || tables[table]) {
      throw new BackupError(`the table ${JSON.stringify(table)} does not belong there`);
    }
    writer = writeTable(session, table);
  }

  return {
    async take(line) {
      if (line.kind === 'header') known = await prepare(session, line.header);
      else if (line.kind === 'table') await beginTable(line.name);
      else if (line.kind === 'row') await (writer ?? refuseUnfinished()).write(line.text);
      else if (line.kind === 'picture') pictures.set(line.id, line.hash);
      else saved = line.end;
    },
    async finish() {
      await finishTable();
      const { tables: expected, pictures: count } = saved ?? refuseUnfinished();
      refuseDifference(expected, tables);
      if (count !== pictures.size) refuseUnfinished();
      refuseDifference(expected, await readBack(session));
      return { tables, pictures };
    },
  };
}

/** Creates the tables as of the backup, without the rows that migrations put in. The next start migrates them. */
async function prepare(session: BackupSession, { format, app, migrations }: Header): Promise<string[]> {
  if (format > FORMAT) throw new BackupError(`it was made by a newer Thali (${app})`);
  const unknown = await buildSchema(session, migrations);
  if (unknown.length > 0) {
    throw new BackupError(`it was made by a newer Thali (${app}, with ${unknown.join(', ')})`);
  }
  const tables = await selectTableNames(session);
  await truncate(session, tables);
  return tables;
}

const CHARACTERS_AT_ONCE = 1_000_000;

function writeTable(session: BackupSession, table: string): TableWriter {
  const tally = createTally();
  let waiting: string[] = [];
  let weight = 0;
  const flush = async () => {
    if (waiting.length > 0) await insertRows(session, table, waiting);
    waiting = [];
    weight = 0;
  };
  return {
    table,
    async write(row) {
      tally.add(row);
      waiting.push(row);
      weight += row.length;
      if (weight >= CHARACTERS_AT_ONCE) await flush();
    },
    async finish() {
      await flush();
      return tally.read();
    },
  };
}

async function readBack(session: BackupSession): Promise<Digests> {
  const found: Digests = {};
  const names = await selectTableNames(session);
  for (const table of names.filter((name) => name !== MASTERS_TABLE)) {
    const tally = createTally();
    for await (const rows of selectRows(session, table)) for (const row of rows) tally.add(row);
    found[table] = tally.read();
  }
  return found;
}

function refuseDifference(expected: Digests, found: Digests): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted, got] = [expected[table], found[table]];
    if (wanted && got && wanted.rows === got.rows && wanted.digest === got.digest) continue;
    throw new BackupError(`the rows of ${table} are not those that were saved`);
  }
}

function refuseUnfinished(): never {
  throw new BackupError('it is not whole');
}
