import { noise } from './noise.ts';

export type Point = readonly [x: number, y: number, z: number];

/** Triangles with a normal at each corner. `isOpen`: both sides are seen. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint16Array;
  isOpen: boolean;
}

interface Sheet {
  across: number;
  down: number;
  /** Whether the right edge meets the left one. */
  isRound?: boolean;
  isOpen?: boolean;
}

/** A sheet of squares laid through space. u and v run from 0 to 1. */
export function sheet(
  { across, down, isRound = true, isOpen = false }: Sheet,
  at: (u: number, v: number) => Point,
): Mesh {
  const columns = isRound ? across : across + 1;
  const positions = new Float32Array(columns * (down + 1) * 3);
  for (let row = 0; row <= down; row++)
    for (let column = 0; column < columns; column++)
      positions.set(at(column / across, row / down), (row * columns + column) * 3);
  const triangles = new Uint16Array(across * down * 6);
  let next = 0;
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const a = row * columns + column;
      const b = row * columns + ((column + 1) % columns);
      triangles.set([a, b, a + columns, b, b + columns, a + columns], next);
      next += 6;
    }
  return finish(positions, triangles, isOpen);
}

function finish(positions: Float32Array, triangles: Uint16Array, isOpen: boolean): Mesh {
  const normals = new Float32Array(positions.length);
  let volume = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    const [ax, ay, az] = corner(positions, a);
    const [bx, by, bz] = corner(positions, b);
    const [cx, cy, cz] = corner(positions, c);
    const nx = (by - ay) * (cz - az) - (bz - az) * (cy - ay);
    const ny = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
    const nz = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    volume += ax * nx + ay * ny + az * nz;
    for (const at of [a, b, c]) {
      normals[at * 3] = (normals[at * 3] ?? 0) + nx;
      normals[at * 3 + 1] = (normals[at * 3 + 1] ?? 0) + ny;
      normals[at * 3 + 2] = (normals[at * 3 + 2] ?? 0) + nz;
    }
  }
  // Normals point outwards, whichever way round the sheet was laid; those of a flat one, upwards.
  let upwards = 0;
  for (let i = 1; i < normals.length; i += 3) upwards += normals[i] ?? 0;
  const out = volume + upwards * 0.01 < 0 && !isOpen ? -1 : 1;
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = corner(normals, i / 3);
    const length = out * (Math.hypot(x, y, z) || 1);
    normals.set([x / length, y / length, z / length], i);
  }
  return { positions, normals, triangles: out < 0 ? triangles.toReversed() : triangles, isOpen };
}

const corner = (values: Float32Array, at: number): Point => [
  values[at * 3] ?? 0,
  values[at * 3 + 1] ?? 0,
  values[at * 3 + 2] ?? 0,
];

const bent = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

export interface Lump {
  /** 1 is a ball, towards 0 a box with round edges. */
  round?: number;
  /** How rough it is, and how many bumps. */
  rough?: number;
  bumps?: number;
  seed?: number;
  fine?: number;
}

/** A ball, a box with round edges, or something lumpy, from -1 to 1. */
export function lump({ round = 1, rough = 0, bumps = 1.6, seed = 0, fine = 12 }: Lump = {}): Mesh {
  return sheet({ across: fine, down: Math.max(4, Math.round(fine * 0.6)) }, (u, v) => {
    const [turn, rise] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
    const ring = bent(Math.cos(rise), round);
    const [x, y, z] = [
      ring * bent(Math.cos(turn), round),
      bent(Math.sin(rise), round),
      ring * bent(Math.sin(turn), round),
    ];
    const out = rough === 0 ? 1 : 1 + rough * noise(x * bumps + seed, y * bumps - seed, z * bumps + seed * 3);
    return [x * out, y * out, z * out];
  });
}

/** Turns an outline around its axis, like a potter's wheel. A point named twice gives a sharp edge. */
export function turned(
  outline: readonly (readonly [radius: number, height: number])[],
  sides = 40,
  /** Changes of the radius and the height, by the turn. */
  wobble: (turn: number, radius: number) => readonly [number, number] = () => [1, 0],
): Mesh {
  return sheet({ across: sides, down: outline.length - 1 }, (u, v) => {
    const [radius, height] = outline[Math.round(v * (outline.length - 1))] ?? [0, 0];
    const turn = u * Math.PI * 2;
    const [wider, higher] = wobble(turn, radius);
    return [Math.cos(turn) * radius * wider, height + higher, Math.sin(turn) * radius * wider];
  });
}

/** A hose along points, as thick as `radius` says. */
export function hose(points: readonly Point[], radius: (along: number) => number, sides = 7): Mesh {
  const last = points.length - 1;
  return sheet({ across: sides, down: last + 2 }, (u, v) => {
    const row = Math.min(last, Math.max(0, Math.round(v * (last + 2)) - 1));
    const isEnd = v === 0 || v === 1;
    const [x, y, z] = points[row] ?? [0, 0, 0];
    const before = points[Math.max(0, row - 1)] ?? [0, 0, 0];
    const after = points[Math.min(last, row + 1)] ?? [0, 0, 0];
    const [dx, dy, dz] = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
    const long = Math.hypot(dx, dy, dz) || 1;
    const flat = Math.hypot(dx, dz);
    // One direction across lies flat; a hose that stands upright takes x.
    const side: Point = flat < 1e-4 * long ? [1, 0, 0] : [dz / flat, 0, -dx / flat];
    const up: Point = [
      (dy * side[2] - dz * side[1]) / long,
      (dz * side[0] - dx * side[2]) / long,
      (dx * side[1] - dy * side[0]) / long,
    ];
    const thick = isEnd ? 0 : radius(row / last);
    const [c, s] = [Math.cos(u * Math.PI * 2) * thick, Math.sin(u * Math.PI * 2) * thick];
    return [x + side[0] * c + up[0] * s, y + side[1] * c + up[1] * s, z + side[2] * c + up[2] * s];
  });
}
