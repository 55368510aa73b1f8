// Plain JavaScript for Node 18 and later, like all of this folder.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/** What the commands of a checkout share: whose turn it is, what is being installed, who runs. */
export const SHARED = '.setup';

const POLL_MS = 200;
const asleep = new Int32Array(new SharedArrayBuffer(4));

/**
 * Waits until no other command installs or builds in the checkout. The returned function lets the next one begin. A
 * command that was killed keeps nobody waiting.
 */
export function takeTurn(/** @type {string} */ root) {
  mkdirSync(join(root, SHARED), { recursive: true });
  const file = join(root, SHARED, 'turn');
  for (let told = 0; !take(file); ) {
    const holder = holderOf(file);
    if (holder === null) takeAway(file);
    else {
      if (told !== holder)
        console.log(`Waiting for process ${holder}, which installs or builds here (${file}).`);
      told = holder;
      Atomics.wait(asleep, 0, 0, POLL_MS);
    }
  }
  return () => rmSync(file, { force: true });
}

/** Whether there is a process of this number, of anybody. */
export function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** A link appears with its content. */
function take(/** @type {string} */ file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Null if that process is gone: it has ended, or the machine was started again. */
function holderOf(/** @type {string} */ file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const isOfThisBoot = statSync(file).mtimeMs > Date.now() - uptime() * 1000;
    return isOfThisBoot && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** Only one command gets what it renames. If that is by now the file of a living one, it is put back. */
function takeAway(/** @type {string} */ file) {
  const away = `${file}.${process.pid}.old`;
  try {
    renameSync(file, away);
    if (holderOf(away) !== null) linkSync(away, file);
  } catch {
    // Another command was quicker.
  } finally {
    rmSync(away, { force: true });
  }
}
