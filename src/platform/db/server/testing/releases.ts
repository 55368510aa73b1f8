import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { bareEnvironment } from '#testing/server/bare-environment.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const ARCHIVE = fileURLToPath(new URL('previous-release.tar.gz', import.meta.url));
const NODE_MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const READY_WITHIN_MS = MINUTE;

/** Replaces the pages, which are not in the archive. Only the API is tested. */
const PAGES: Record<string, string> = {
  'customer/manifest.json': JSON.stringify(
    Object.fromEntries(
      ['entry-client.tsx', 'routing/places-route.tsx', 'texts/en.ts', 'texts/hi.ts'].map((name) => [
        `src/customer/${name}`,
        { file: 'none.js' },
      ]),
    ),
  ),
  'renderer/entry-server.js': "export const renderPage = () => ''; export const tonesOf = () => ({});",
  'backoffice/index.html': '',
  'worker/service-worker.js': '',
};

interface Running {
  url: string;
  errors: () => string[];
}

/** Starts the server of the previous release over a database, as a process of its own. */
export async function startPreviousRelease(databaseUrl: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'thali-previous-'));
  execFileSync('tar', ['-xzf', ARCHIVE, '-C', folder]);
  symlinkSync(NODE_MODULES, join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(PAGES)) {
    const file = join(folder, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // The release that is kept is from before the folders were cut by subject.
  return start(folder, 'src/server/main.ts', databaseUrl);
}

/** The present one beside it. */
export function startPresentRelease(databaseUrl: string): Promise<Running> {
  return start(dirname(NODE_MODULES), 'src/apps/server/main.ts', databaseUrl);
}

async function start(program: string, main: string, databaseUrl: string): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thali-release-'));
  const child = spawn(process.execPath, [main], {
    cwd: program,
    env: {
      ...bareEnvironment(),
      NODE_COMPILE_CACHE: join(NODE_MODULES, '.cache', 'compile'),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: '07'.repeat(32),
      PORT: '0',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const address = () => /(http:\S+)\/docs/.exec(said)?.[1];
  await waitUntil(
    () => address() !== undefined || child.exitCode !== null,
    'the program serves',
    READY_WITHIN_MS,
  );
  const url = address();
  if (url === undefined) throw new Error(`It ended before it served:\n${said}`);
  return {
    url: url.replace('localhost', '127.0.0.1'),
    errors: () => said.split('\n').filter((line) => line.startsWith('{"level":5')),
  };
}
