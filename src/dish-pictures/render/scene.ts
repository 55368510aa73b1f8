import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import { type Dice, dice } from './noise.ts';

export interface Placement {
  x?: number;
  y?: number;
  z?: number;
  /** Turned around the upright, then tipped to the side, in radians. */
  yaw?: number;
  tip?: number;
  roll?: number;
  size?: number | readonly [x: number, y: number, z: number];
  /** How much lighter or darker this one is. */
  tone?: number;
}

export interface Thing {
  mesh: Mesh;
  material: Material;
  /** Three rows of a matrix: x, y, z and the shift. */
  matrix: Float64Array;
  tone: number;
  isGlass: boolean;
}

export interface Steam {
  x: number;
  y: number;
  z: number;
  width: number;
}

/** Everything on the table. Things are added around 0, 0, and the ground is moved for each plate. */
export class Scene {
  readonly things: Thing[] = [];
  readonly steams: Steam[] = [];
  readonly random: Dice;
  #x = 0;
  #z = 0;
  #scale = 1;

  constructor(seed: string) {
    this.random = dice(seed);
  }

  /** Adds things around another middle. */
  at(x: number, z: number, scale: number, add: () => void): void {
    const before = [this.#x, this.#z, this.#scale] as const;
    this.#x += x * this.#scale;
    this.#z += z * this.#scale;
    this.#scale *= scale;
    add();
    [this.#x, this.#z, this.#scale] = before;
  }

  add(mesh: Mesh, material: Material, place: Placement = {}, isGlass = false): void {
    const { x = 0, y = 0, z = 0, tone = 0 } = place;
    const scale = this.#scale;
    const matrix = turnedMatrix(place, scale);
    matrix[3] = this.#x + x * scale;
    matrix[7] = y * scale;
    matrix[11] = this.#z + z * scale;
    this.things.push({ mesh, material, matrix, tone, isGlass });
  }

  steam(y: number, width: number): void {
    this.steams.push({ x: this.#x, y: y * this.#scale, z: this.#z, width: width * this.#scale });
  }

  /** From `from` to `to`. */
  between(from: number, to: number): number {
    return from + (to - from) * this.random();
  }

  any<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }
}

function turnedMatrix({ yaw = 0, tip = 0, roll = 0, size = 1 }: Placement, scale: number): Float64Array {
  const [sx, sy, sz] = typeof size === 'number' ? [size, size, size] : size;
  const [cy, wy, ct, wt, cr, wr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(tip),
    Math.sin(tip),
    Math.cos(roll),
    Math.sin(roll),
  ];
  // Yaw (around y) after tip (around x) after roll (around z).
  return Float64Array.of(
    (cy * cr + wy * wt * wr) * sx * scale,
    (-cy * wr + wy * wt * cr) * sy * scale,
    wy * ct * sz * scale,
    0,
    ct * wr * sx * scale,
    ct * cr * sy * scale,
    -wt * sz * scale,
    0,
    (-wy * cr + cy * wt * wr) * sx * scale,
    (wy * wr + cy * wt * cr) * sy * scale,
    cy * ct * sz * scale,
    0,
  );
}
