import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, SHARED } from './turn.mjs';

const foldersIn = (/** @type {string} */ root) => join(root, SHARED, 'running');

/** Notes that this process runs from the checkout. Answers a folder of its own there, which a later command removes. */
export function noteRunning(/** @type {string} */ root) {
  othersRunning(root);
  const own = join(foldersIn(root), String(process.pid));
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  return own;
}

/** The processes that have noted themselves and are still there. What the others have left is removed. */
export function othersRunning(/** @type {string} */ root) {
  const folders = foldersIn(root);
  mkdirSync(folders, { recursive: true });
  const pids = readdirSync(folders).map(Number);
  for (const pid of pids)
    if (!isAlive(pid)) rmSync(join(folders, String(pid)), { recursive: true, force: true });
  return pids.filter((pid) => pid !== process.pid && isAlive(pid));
}

/** Gives a folder's files second names, which stay when the first ones are removed or replaced. */
export function linkFiles(/** @type {string} */ from, /** @type {string} */ to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, other] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(file, other);
    else link(file, other);
  }
}

/** A disk that knows no second names gets a copy. */
function link(/** @type {string} */ file, /** @type {string} */ other) {
  try {
    linkSync(file, other);
  } catch {
    copyFileSync(file, other);
  }
}
