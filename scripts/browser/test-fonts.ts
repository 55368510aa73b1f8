import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unpackWoff } from './woff.ts';

/**
 * `noto` has the widths of most phones and computers; `wide` those of DejaVu Sans, the widest face that systems come
 * with. A layout that holds in both holds for everyone.
 */
export type FontSet = 'noto' | 'wide';

const SCALES: Record<FontSet, Record<number, number>> = {
  noto: { 400: 1, 700: 1 },
  wide: { 400: 1.06, 700: 1.14 },
};

const MODULES = join(import.meta.dirname, '../../node_modules');
const FILES = ['noto-sans/files/noto-sans-latin', 'noto-sans/files/noto-sans-latin-ext'].concat(
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
);

/** Changes with this file, so that fonts made by an older one are not used. */
const MADE_BY = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 8);

/** Whether the browser finds fonts through fontconfig, which can be limited to ours. */
const canBring = process.platform === 'linux';

export function describeFonts(): string {
  return canBring ? 'Noto Sans, from packages' : 'those of this machine';
}

/** The environment in which a browser finds this set of fonts, and no font of the machine. */
export function fontEnvironment(set: FontSet): Record<string, string> {
  if (!canBring) return {};
  const folder = join(MODULES, '.cache/test-fonts', `${set}-${MADE_BY}`);
  if (!existsSync(folder)) make(set, folder);
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

/** Several processes may make the same set at once: it is made beside its place, and the first is kept. */
function make(set: FontSet, folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  for (const file of FILES) {
    for (const [weight, scale] of Object.entries(SCALES[set])) {
      const woff = join(MODULES, '@fontsource', `${file}-${weight}-normal.woff`);
      writeFileSync(join(making, `${basename(woff, '.woff')}.ttf`), unpackWoff(readFileSync(woff), scale));
    }
  }
  writeFileSync(join(making, 'fonts.conf'), configure(folder));
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Sets the hinting of most systems, and replaces every family that is missing here by ours. */
const configure = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Noto Sans</string></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
  </match>
</fontconfig>
`;
