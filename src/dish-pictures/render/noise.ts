export type Dice = () => number;

/** FNV-1a, then mulberry32: the same seed gives the same numbers, from 0 to 1. */
export function dice(seed: string): Dice {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const hash = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const ease = (t: number) => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise from -1 to 1, for the shape of things. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const edge = (dy: number, dz: number) => between(hash(i, j + dy, k + dz), hash(i + 1, j + dy, k + dz), u);
  return between(between(edge(0, 0), edge(1, 0), v), between(edge(0, 1), edge(1, 1), v), w) * 2 - 1;
}

const SIDE = 256;
const MASK = SIDE - 1;

/** Four octaves of noise from 0 to 1 on a square that repeats, for the skin of things. */
const cloth: Float32Array = weave();

function weave(): Float32Array {
  const made = new Float32Array(SIDE * SIDE);
  for (const [cells, weight] of [
    [8, 0.5],
    [16, 0.28],
    [32, 0.14],
    [64, 0.08],
  ] as const) {
    const step = SIDE / cells;
    for (let y = 0; y < SIDE; y++) {
      const j = Math.floor(y / step);
      const v = ease(y / step - j);
      for (let x = 0; x < SIDE; x++) {
        const i = Math.floor(x / step);
        const u = ease(x / step - i);
        const at = (dx: number, dy: number) => hash((i + dx) % cells, (j + dy) % cells, cells);
        const value = between(between(at(0, 0), at(1, 0), u), between(at(0, 1), at(1, 1), u), v);
        made[y * SIDE + x] = (made[y * SIDE + x] ?? 0) + weight * value;
      }
    }
  }
  // Stretched, because sums of octaves crowd around the middle.
  return made.map((value) => Math.min(1, Math.max(0, (value - 0.5) * 1.9 + 0.5)));
}

/** The nearest point of the skin; one turn of it is 1 long. */
export function skin(u: number, v: number): number {
  return cloth[((Math.floor(v * SIDE) & MASK) << 8) | (Math.floor(u * SIDE) & MASK)] as number;
}

/** The skin interpolated between points, for close views. */
export function smoothSkin(u: number, v: number): number {
  const x = u * SIDE;
  const y = v * SIDE;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const row = (j & MASK) << 8;
  const below = ((j + 1) & MASK) << 8;
  const a = cloth[row | (i & MASK)] as number;
  const b = cloth[row | ((i + 1) & MASK)] as number;
  const c = cloth[below | (i & MASK)] as number;
  const d = cloth[below | ((i + 1) & MASK)] as number;
  const s = x - i;
  return between(a + (b - a) * s, c + (d - c) * s, y - j);
}
