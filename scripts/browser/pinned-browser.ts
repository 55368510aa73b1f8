import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);

/** A headless Chromium as a package. It is for Linux on x64 alone, and holds 209 MB once unpacked. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const INTEGRITY = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/browser');
export const PINNED_BROWSER = join(CACHE, VERSION, 'chromium');

/**
 * Fetches the browser of the tests, once. It is not a dependency, because then each start of the program would wait for
 * its 70 MB. If it can't be fetched, tests use a browser of the machine.
 */
export async function fetchPinnedBrowser(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || existsSync(PINNED_BROWSER)) return;
  console.log(`Fetching the browser of the tests (${PACKAGE} ${VERSION}) …`);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'new-'));
  try {
    const program = await unpack(await download(folder), folder);
    await run(program, ['--version']);
    mkdirSync(dirname(PINNED_BROWSER), { recursive: true });
    await rename(program, PINNED_BROWSER);
  } catch (error) {
    console.log(`The browser of the tests can't be used here: ${(error as Error).message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function download(folder: string): Promise<string> {
  const args = ['pack', `${PACKAGE}@${VERSION}`, `--pack-destination=${folder}`, '--silent'];
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const { stdout } =
    cli?.endsWith('npm-cli.js') && node ? await run(node, [cli, ...args]) : await run('npm', args);
  const archive = join(folder, stdout.trim());
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== INTEGRITY) throw new Error(`The checksum of ${PACKAGE} ${VERSION} is wrong.`);
  return archive;
}

async function unpack(archive: string, folder: string): Promise<string> {
  await run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br']);
  const program = join(folder, 'chromium');
  await pipeline(
    createReadStream(join(folder, 'package/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(program, { mode: 0o755 }),
  );
  return program;
}
