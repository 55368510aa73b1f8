import { createHash } from 'node:crypto';
import * as z from 'zod';

/** An error whose message is meant for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Raised when an older Thali could not read the new format. */
export const FORMAT = 1;

export const ROWS_FILE = 'database.jsonl.gz';
export const PICTURES_FOLDER = 'pictures';

const headerSchema = z.object({
  format: z.int(),
  app: z.string(),
  createdAt: z.string(),
  /** All applied migrations, which define the shape of the rows. */
  migrations: z.array(z.string()),
});
const digestSchema = z.object({ rows: z.int(), digest: z.string() });
const endSchema = z.object({ tables: z.record(z.string(), digestSchema), pictures: z.int() });

export type Header = z.infer<typeof headerSchema>;
export type Digest = z.infer<typeof digestSchema>;
/** By table. */
export type Digests = Record<string, Digest>;

/** A line of the file. A row is stored as the database's text. */
export type Line =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; name: string }
  | { kind: 'row'; text: string }
  | { kind: 'picture'; id: string; hash: string | null }
  | { kind: 'end'; end: z.infer<typeof endSchema> };

const ROW = '["row",';

export function formatRow(text: string): string {
  return `${ROW}${text}]\n`;
}

export function formatLine(kind: Exclude<Line['kind'], 'row'>, ...values: unknown[]): string {
  return `${JSON.stringify([kind, ...values])}\n`;
}

export function parseLine(line: string): Line {
  if (line.startsWith(ROW)) return { kind: 'row', text: line.slice(ROW.length, -1) };
  const [kind, value, hash = null] = JSON.parse(line) as [string, unknown, unknown?];
  if (kind === 'header') return { kind, header: headerSchema.parse(value) };
  if (kind === 'table') return { kind, name: z.string().parse(value) };
  if (kind === 'picture')
    return { kind, id: z.string().parse(value), hash: z.nullable(z.string()).parse(hash) };
  if (kind === 'end') return { kind, end: endSchema.parse(value) };
  throw new BackupError(`there is a line of an unknown kind, ${JSON.stringify(kind)}`);
}

/** Counts and digests the rows of a table in any order. The primary key keeps them different. */
export function createTally(): { add(row: string): void; read(): Digest } {
  const digest = Buffer.alloc(32);
  let rows = 0;
  return {
    add(row) {
      const hash = createHash('sha256').update(row).digest();
      for (let index = 0; index < digest.length; index++) {
        digest[index] = (digest[index] ?? 0) ^ (hash[index] ?? 0);
      }
      rows += 1;
    },
    read: () => ({ rows, digest: digest.toString('hex') }),
  };
}

export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new BackupError('its last line is not whole');
}
