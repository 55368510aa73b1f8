import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Trouble } from './endure.ts';

const SIZE_MB = 300;
const PIECE = Buffer.alloc(64 * 1024);

/** A small disk for a database, which only root can make. Null where that is not allowed. */
export function makeSmallDisk() {
  const directory = mkdtempSync(join(tmpdir(), 'thali-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    rmSync(directory, { recursive: true });
    return null;
  }
  const filler = join(directory, 'filler');
  mkdirSync(join(directory, 'data'));
  const full: Trouble = {
    what: 'has a full disk',
    begin() {
      try {
        for (;;) appendFileSync(filler, PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    lasts: 10_000,
    end: () => rmSync(filler),
    isSaid: true,
  };
  return {
    directory: join(directory, 'data'),
    full,
    remove() {
      execFileSync('umount', [directory]);
      rmSync(directory, { recursive: true });
    },
  };
}
