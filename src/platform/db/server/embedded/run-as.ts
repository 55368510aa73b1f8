import { execFile } from 'node:child_process';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, WAY_OUT } from './errors.ts';
import type { Layout } from './layout.ts';

/** A way to run PostgreSQL, which refuses root, and the owner that its files need for that. */
export interface RunAs {
  readonly way: string;
  readonly owner: { uid: number; gid: number } | undefined;
  readonly ids: { uid?: number; gid?: number };
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** The user lacks root's rights and must be let through the data directory. */
  readonly needsPassage?: true;
}

export async function chooseRunAs(
  binaries: Binaries,
  layout: Layout,
  candidates?: readonly RunAs[],
): Promise<RunAs> {
  const ways = candidates ?? (await listWays((await stat(layout.dataDir)).uid));
  const failures: string[] = [];
  for (const way of ways) {
    const failure = await tryWay(way, binaries, layout);
    if (failure === undefined) return way;
    failures.push(`${way.way}: ${failure}`);
  }
  if (ways.length === 1 && ways[0]?.owner === undefined) {
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL does not run on this system (${failures.join()}). ${WAY_OUT}`,
    );
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and no other way worked here (${failures.join('; ')}). ` +
      `Run Thali as an ordinary user. Or: ${WAY_OUT}`,
  );
}

export function commandOf(way: RunAs, program: string, args: readonly string[]): [string, string[]] {
  const [first = program, ...rest] = [...way.prefix, program, ...args];
  return [first, rest];
}

/** As root, prefers the owner of the data directory, so that the files stay theirs. */
export async function listWays(dataOwner = 0): Promise<RunAs[]> {
  if (process.getuid?.() !== 0) return [{ way: 'as it is', owner: undefined, ids: {}, prefix: [] }];
  const users = await listUsers();
  // initdb asks for its user's name, so only a user in /etc/passwd works, inside a namespace too.
  const alias = users.find(({ uid }) => uid === 1000) ?? users.find(({ uid }) => uid !== 65534) ?? users[0];
  const other =
    users.find(({ uid }) => uid === dataOwner) ?? users.find(({ name }) => name === 'nobody') ?? users[0];
  if (!alias || !other) return [];
  const { name, uid, gid } = other;
  const namespace: RunAs = {
    way: 'user namespace',
    owner: { uid: 0, gid: process.getgid?.() ?? 0 },
    ids: {},
    prefix: ['unshare', '--user', `--map-user=${alias.uid}`, `--map-group=${alias.gid}`],
  };
  const switched: RunAs = {
    way: `user ${name}`,
    owner: { uid, gid },
    ids: { uid, gid },
    prefix: [],
    needsPassage: true,
  };
  return uid === dataOwner ? [switched, namespace] : [namespace, switched];
}

async function listUsers(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
}

/** Undefined if it works: the data directory can be entered and the binary runs. */
async function tryWay(way: RunAs, binaries: Binaries, layout: Layout): Promise<string | undefined> {
  if (way.needsPassage && way.owner) await letThrough(layout.dataDir, way.owner.gid);
  const [command, args] =
    process.platform === 'win32'
      ? commandOf(way, binaries.postgres, ['-V'])
      : commandOf(way, '/bin/sh', ['-c', 'cd "$1" && exec "$2" -V', 'sh', layout.dataDir, binaries.postgres]);
  try {
    await promisify(execFile)(command, args, { ...way.ids, cwd: '/', timeout: 5_000 });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr?.trim() || message).split('\n').at(-1);
  }
}

/** Sets the group's execute bit: it lets the user through without listing the directory. */
async function letThrough(directory: string, gid: number): Promise<void> {
  const { uid, mode } = await stat(directory);
  if (mode & 0o001) return;
  await chown(directory, uid, gid);
  await chmod(directory, (mode & 0o7777) | 0o010);
}
