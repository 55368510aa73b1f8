// Plain JavaScript for Node 18 and later: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInstead } from './run-with.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
/** npm links the workspace where its packages are installed. */
const TOOLS = join(modules, 'thali-tools');
const isWindows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');

/**
 * Installs the packages of the lock file, and the Node that it pins, unless they are installed. The tools of checks and
 * tests come only where they are wanted, or were there before.
 */
export function setUp({ tools = false } = {}) {
  process.chdir(root);
  const withTools = tools || existsSync(TOOLS);
  if (isStale(withTools)) {
    console.log('Installing packages from the lock file …');
    const groups = withTools ? [] : ['--workspaces=false'];
    npm('ci', '--include=dev', ...groups, '--no-audit', '--no-fund', '--loglevel=error');
    if (!withTools) leaveOut(modules, NEVER_READ);
  }
  // The package `node` fetches its binary in an install script, which npm may be set to ignore.
  if (!existsSync(pinnedNode)) {
    console.log('Fetching Node …');
    npm('rebuild', 'node', '--ignore-scripts=false');
  }
  if (!existsSync(pinnedNode)) fail(`There is no ${pinnedNode}: the package "node" could not be installed.`);
  // What it was fetched in: its headers and a second name of the binary.
  rmSync(join(modules, 'node', 'node_modules'), { recursive: true, force: true });
}

export function build() {
  command(pinnedNode, ['scripts/build.ts']);
}

/** Runs a program with the pinned Node, in place of this one. Variables already set take precedence over `environment`. */
export function runPinned(/** @type {string[]} */ args, environment = {}) {
  runInstead(pinnedNode, args, { NODE_COMPILE_CACHE: join(modules, '.cache', 'compile'), ...environment });
}

/** Source maps and type declarations: neither the program nor its build reads them. */
const NEVER_READ = /\.(map|d\.[cm]?ts)$/;

function leaveOut(/** @type {string} */ folder, /** @type {RegExp} */ names) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) leaveOut(path, names);
    else if (names.test(entry.name)) rmSync(path);
  }
}

// npm writes .package-lock.json last, so it is missing after an interrupted install. A package whose own version has
// not changed needs the same other packages as before.
function isStale(/** @type {boolean} */ withTools) {
  const installed = lockedPackages(join(modules, '.package-lock.json'));
  const locked = lockedPackages(join(root, 'package-lock.json'));
  const wanted = [locked[''], withTools ? locked.tools : undefined].flatMap((group) =>
    Object.keys({ ...group?.dependencies, ...group?.devDependencies }),
  );
  if (wanted.some((name) => !installed[`node_modules/${name}`])) return true;
  return Object.entries(installed).some(([path, { version, integrity }]) => {
    return version !== locked[path]?.version || integrity !== locked[path]?.integrity;
  });
}

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{version?: string, integrity?: string, dependencies?: Versions, devDependencies?: Versions}} Package
 * @returns {Record<string, Package>}
 */
function lockedPackages(/** @type {string} */ path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

function npm(/** @type {string[]} */ ...args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  // Uses the npm that runs this script with its own Node, since the pinned one is about to be replaced.
  if (cli?.endsWith('npm-cli.js') && node) command(node, [cli, ...args]);
  else command('npm', args, { shell: isWindows });
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
