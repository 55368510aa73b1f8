import type { Box, Gray } from './gray.ts';

/** As long as this, in heights of letters, no row of dots and strokes is a part of words. */
const LEAST_LENGTH = 6;

/** Finds the dots or strokes between a dish and its price, which are read as words otherwise. */
export function findLeaders(blobs: readonly Box[], unit: number): Box[] {
  const most = unit * 0.35;
  const low = blobs.filter(({ top, bottom }) => bottom - top <= most && bottom - top >= 2);
  // Neighbours by their height on the page, in either of two bands.
  const bands = Map.groupBy(low, ({ bottom }) => Math.floor(bottom / most));
  const leaders = new Set<Box>();
  for (const [band, dots] of bands) {
    const near = [...dots, ...(bands.get(band + 1) ?? [])].toSorted((one, other) => one.left - other.left);
    for (const chain of chainsOf(near, unit)) for (const dot of chain) leaders.add(dot);
  }
  return [...leaders];
}

function chainsOf(dots: readonly Box[], unit: number): Box[][] {
  const chains: Box[][] = [];
  for (const dot of dots) {
    const last = chains.at(-1);
    const edge = last?.at(-1)?.right ?? Number.NEGATIVE_INFINITY;
    if (last && dot.left - edge <= unit * 0.8) last.push(dot);
    else chains.push([dot]);
  }
  return chains.filter((chain) => (chain.at(-1)?.right ?? 0) - (chain[0]?.left ?? 0) >= unit * LEAST_LENGTH);
}

/** Made of a few low letters again and again, which no dish is: "cesessaees". */
const LOW_LETTERS = /^[acemnorsuvwxz.,·…_~-]{7,}$/;
const MOST_DIFFERENT = 4;

/** Whether a word is dots to a price that were read as letters. */
export const isReadLeader = (text: string): boolean =>
  LOW_LETTERS.test(text) && new Set(text).size <= MOST_DIFFERENT;

/** Paints boxes with the paper around them. */
export function wipe({ width, height, data }: Gray, boxes: readonly Box[]): Gray {
  const wiped = Uint8Array.from(data);
  for (const { left, top, right, bottom } of boxes) {
    const [from, to] = [Math.max(0, top - 2), Math.min(height, bottom + 2)];
    const [first, last] = [Math.max(0, left - 2), Math.min(width, right + 2)];
    const paper = Math.max(data[from * width + first] ?? 0, data[(to - 1) * width + last - 1] ?? 0);
    for (let y = from; y < to; y++) wiped.fill(paper, y * width + first, y * width + last);
  }
  return { width, height, data: wiped };
}
