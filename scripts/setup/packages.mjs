import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** npm writes it last, and so does `placePackages`: without it an install is not whole. */
const LIST = '.package-lock.json';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{version?: string, integrity?: string, dependencies?: Versions, devDependencies?: Versions}} Package
 * @returns {Record<string, Package>}
 */
function packagesIn(/** @type {string} */ path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Whether a package is missing, or another than that of the lock file. One whose own version has not changed needs the
 * same other packages as before.
 */
export function isStale(/** @type {string} */ root, /** @type {boolean} */ withTools) {
  const installed = packagesIn(join(root, 'node_modules', LIST));
  const locked = packagesIn(join(root, 'package-lock.json'));
  const wanted = [locked[''], withTools ? locked['tools'] : undefined].flatMap((group) =>
    Object.keys({ ...group?.dependencies, ...group?.devDependencies }),
  );
  return wanted.some((name) => !installed[`node_modules/${name}`]) || !isPartOf(installed, locked);
}

function isPartOf(/** @type {Record<string, Package>} */ some, /** @type {Record<string, Package>} */ all) {
  return Object.entries(some).every(([path, { version, integrity }]) => {
    return version === all[path]?.version && integrity === all[path]?.integrity;
  });
}

/**
 * Puts installed packages where a program may be running from earlier ones. Files that are there stay as they are, if
 * they are of the same versions; else everything is replaced, unless `mayReplace` throws.
 */
export function placePackages(
  /** @type {string} */ from,
  /** @type {string} */ to,
  /** @type {() => void} */ mayReplace,
) {
  const earlier = packagesIn(join(to, LIST));
  const isMore = Object.keys(earlier).length > 0 && isPartOf(earlier, packagesIn(join(from, LIST)));
  if (isMore) return addMissing(from, to);
  if (existsSync(to)) mayReplace();
  const away = `${from}-earlier`;
  rmSync(away, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, away);
  // What tools keep there: the browser of the tests, what was compiled.
  if (existsSync(join(away, '.cache'))) renameSync(join(away, '.cache'), join(from, '.cache'));
  renameSync(from, to);
  rmSync(away, { recursive: true, force: true });
}

function addMissing(/** @type {string} */ from, /** @type {string} */ to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, place] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === LIST) continue;
    if (lstatSync(place, { throwIfNoEntry: false }) === undefined) renameSync(file, place);
    else if (entry.isDirectory()) addMissing(file, place);
  }
  if (existsSync(join(from, LIST))) renameSync(join(from, LIST), join(to, LIST));
}

/** Source maps and type declarations: neither the program nor its build reads them. */
const NEVER_READ = /\.(map|d\.[cm]?ts)$/;
/** The reader of photos comes in eight builds and its languages in two sizes, of which we use one each. */
const OTHER_READERS = /^tesseract-core(?!-simd-lstm\.(?:js|wasm)$)[\w.-]*\.(?:js|wasm)$/;
const LARGER_LANGUAGE = /@tesseract\.js-data[\\/]\w+[\\/]4\.0\.0$/;

export function leaveOutUnread(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && LARGER_LANGUAGE.test(path)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) leaveOutUnread(path);
    else if (NEVER_READ.test(entry.name) || OTHER_READERS.test(entry.name)) rmSync(path);
  }
}
