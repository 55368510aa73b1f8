// Plain JavaScript for Node 18 and later: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT, BUILT_ENVIRONMENT, NODE_FLAGS, runInstead } from './run-with.mjs';
import { isStale, leaveOutUnread, placePackages } from './setup/packages.mjs';
import { linkFiles, noteRunning, othersRunning } from './setup/running.mjs';
import { SHARED, takeTurn } from './setup/turn.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
/** npm links the workspace where its packages are installed. */
const TOOLS = join('node_modules', 'thali-tools');
const isWindows = process.platform === 'win32';
const NODE = join('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const pinnedNode = join(root, NODE);
/** What npm reads of a checkout. */
const LISTS = ['package.json', 'package-lock.json', '.npmrc', join('tools', 'package.json')];
const BESIDE = join(root, SHARED, 'new');

/**
 * Installs the packages of the lock file, and the Node that it pins, unless they are installed. The tools of checks and
 * tests come only where they are wanted, or were there before.
 */
export function setUp({ tools = false } = {}) {
  process.chdir(root);
  const done = takeTurn(root);
  const withTools = tools || existsSync(TOOLS);
  if (isStale(root, withTools) || !existsSync(pinnedNode)) install(withTools);
  done();
}

export function build() {
  command(pinnedNode, ['scripts/build.ts']);
}

/** Runs what was built last, again whenever it ends unasked. It keeps its files when a later command builds again. */
export function runBuilt(/** @type {string[]} */ args) {
  const own = noteRunning(root);
  const dist = join(own, 'dist');
  const done = takeTurn(root);
  linkFiles('dist', dist);
  done();
  const program = ['scripts/supervise.mjs', ...NODE_FLAGS, join(own, BUILT), ...args];
  runWith(program, { ...BUILT_ENVIRONMENT, PAGES_DIR: dist });
}

/** Runs a program with the pinned Node, in place of this one. Variables already set take precedence over `environment`. */
export function runPinned(/** @type {string[]} */ args, environment = {}) {
  noteRunning(root);
  runWith(args, environment);
}

function runWith(/** @type {string[]} */ args, environment = {}) {
  runInstead(pinnedNode, args, { NODE_COMPILE_CACHE: join(modules, '.cache', 'compile'), ...environment });
}

/** Installs beside what is there, so that an install that is cut off leaves nothing half. */
function install(/** @type {boolean} */ withTools) {
  console.log('Installing packages from the lock file …');
  rmSync(BESIDE, { recursive: true, force: true });
  for (const file of LISTS) if (existsSync(file)) cpSync(file, join(BESIDE, file));
  const groups = withTools ? [] : ['--workspaces=false'];
  npm('ci', '--include=dev', ...groups, '--no-audit', '--no-fund', '--loglevel=error');
  // The package `node` fetches its binary in an install script, which npm may be set to ignore.
  if (!existsSync(join(BESIDE, NODE))) npm('rebuild', 'node', '--ignore-scripts=false');
  if (!existsSync(join(BESIDE, NODE))) fail('The package "node" could not be installed.');
  // What it was fetched in: its headers and a second name of the binary.
  rmSync(join(BESIDE, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true });
  if (!withTools) leaveOutUnread(join(BESIDE, 'node_modules'));
  placePackages(join(BESIDE, 'node_modules'), modules, refuseWhileRunning);
  rmSync(BESIDE, { recursive: true, force: true });
}

function refuseWhileRunning() {
  const pids = othersRunning(root);
  if (pids.length > 0)
    fail(
      `The packages have changed, and process ${pids.join(', ')} runs from the earlier ones. End it first.`,
    );
}

function npm(/** @type {string[]} */ ...args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  // Uses the npm that runs this script with its own Node, since the pinned one may be about to be replaced.
  if (cli?.endsWith('npm-cli.js') && node) command(node, [cli, ...args], { cwd: BESIDE });
  else command('npm', args, { cwd: BESIDE, shell: isWindows });
}

function command(/** @type {string} */ file, /** @type {string[]} */ args, options = {}) {
  const { status, error } = spawnSync(file, args, { stdio: 'inherit', ...options });
  if (status !== 0) fail(error?.message ?? `"${[file, ...args].join(' ')}" failed.`);
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
