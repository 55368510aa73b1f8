import type { Thing } from './scene.ts';

/**
 * A view along one direction, without perspective. Screen x, screen y (down) and nearness are the rows of a rotation.
 */
export interface View {
  rows: readonly [Row, Row, Row];
  width: number;
  height: number;
  /** Pixels of a unit, and the pixel of the middle. */
  scale: number;
  left: number;
  top: number;
}
type Row = readonly [x: number, y: number, z: number];

/** What is seen at each pixel: how near it is, which way it faces, and what it is. */
export interface Seen {
  near: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** The number of the thing, from 1; 0 is the table. */
  thing: Uint16Array;
}

export const nothingSeen = (pixels: number): Seen => ({
  near: new Float32Array(pixels).fill(-1e9),
  nx: new Float32Array(pixels),
  ny: new Float32Array(pixels),
  nz: new Float32Array(pixels),
  thing: new Uint16Array(pixels),
});

const room = 8192;
const px = new Float64Array(room);
const py = new Float64Array(room);
const pd = new Float64Array(room);
const vx = new Float64Array(room);
const vy = new Float64Array(room);
const vz = new Float64Array(room);

/** Draws the things over what is seen. Without `thing`, nearness only, as for a shadow. */
export function rasterise(
  things: readonly Thing[],
  view: View,
  seen: Pick<Seen, 'near'> | Seen,
  glass: boolean | null,
): void {
  for (const [index, thing] of things.entries()) {
    if (glass !== null && thing.isGlass !== glass) continue;
    if (glass === null && thing.isGlass) continue;
    project(thing, view);
    if ('thing' in seen) fillSeen(thing, index + 1, view, seen);
    else fillNear(thing, view, seen.near);
  }
}

function project({ mesh, matrix }: Thing, { rows, scale, left, top }: View): void {
  const cell = (at: number) => matrix[at] as number;
  const [m0, m1, m2, m3] = [cell(0), cell(1), cell(2), cell(3)];
  const [m4, m5, m6, m7] = [cell(4), cell(5), cell(6), cell(7)];
  const [m8, m9, m10, m11] = [cell(8), cell(9), cell(10), cell(11)];
  const [a, b, c] = rows;
  // Normals turn with the inverse of the stretch: divided by the squares of its lengths.
  const i = 1 / (m0 * m0 + m4 * m4 + m8 * m8);
  const j = 1 / (m1 * m1 + m5 * m5 + m9 * m9);
  const k = 1 / (m2 * m2 + m6 * m6 + m10 * m10);
  const { positions, normals } = mesh;
  for (let p = 0, v = 0; p < positions.length; p += 3, v++) {
    const [x, y, z] = [positions[p] as number, positions[p + 1] as number, positions[p + 2] as number];
    const wx = m0 * x + m1 * y + m2 * z + m3;
    const wy = m4 * x + m5 * y + m6 * z + m7;
    const wz = m8 * x + m9 * y + m10 * z + m11;
    px[v] = left + scale * (a[0] * wx + a[1] * wy + a[2] * wz);
    py[v] = top + scale * (b[0] * wx + b[1] * wy + b[2] * wz);
    pd[v] = c[0] * wx + c[1] * wy + c[2] * wz;
    const nx = (normals[p] as number) * i;
    const ny = (normals[p + 1] as number) * j;
    const nz = (normals[p + 2] as number) * k;
    const ux = m0 * nx + m1 * ny + m2 * nz;
    const uy = m4 * nx + m5 * ny + m6 * nz;
    const uz = m8 * nx + m9 * ny + m10 * nz;
    const length = 1 / (Math.sqrt(ux * ux + uy * uy + uz * uz) || 1);
    vx[v] = ux * length;
    vy[v] = uy * length;
    vz[v] = uz * length;
  }
}

/** The present triangle: its first corner, its two sides, the inverse of its area, and the pixels around it. */
const tri = { ax: 0, ay: 0, abx: 0, aby: 0, acx: 0, acy: 0, turn: 0, x0: 0, x1: 0, y0: 0, y1: 0 };

/** Returns false if the triangle faces away or holds no pixel. */
function takeUp(a: number, b: number, c: number, { width, height }: View, isOpen: boolean): boolean {
  const ax = px[a] as number;
  const ay = py[a] as number;
  const abx = (px[b] as number) - ax;
  const aby = (py[b] as number) - ay;
  const acx = (px[c] as number) - ax;
  const acy = (py[c] as number) - ay;
  const area = abx * acy - aby * acx;
  // Screen y runs down, so what faces us turns the other way.
  if (area === 0 || (area > 0 && !isOpen)) return false;
  tri.ax = ax;
  tri.ay = ay;
  tri.abx = abx;
  tri.aby = aby;
  tri.acx = acx;
  tri.acy = acy;
  tri.turn = 1 / area;
  tri.x0 = Math.max(0, Math.ceil(ax + Math.min(0, abx, acx)));
  tri.x1 = Math.min(width - 1, Math.floor(ax + Math.max(0, abx, acx)));
  tri.y0 = Math.max(0, Math.ceil(ay + Math.min(0, aby, acy)));
  tri.y1 = Math.min(height - 1, Math.floor(ay + Math.max(0, aby, acy)));
  return tri.x0 <= tri.x1 && tri.y0 <= tri.y1;
}

function fillSeen({ mesh }: Thing, id: number, view: View, seen: Seen): void {
  const { triangles, isOpen } = mesh;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number];
    if (takeUp(a, b, c, view, isOpen)) fillTriangle(a, b, c, id, view.width, seen);
  }
}

/** Pixels on an edge belong to both sides, so that no gap is left between them. */
const EDGE = -1e-6;

function fillTriangle(a: number, b: number, c: number, id: number, width: number, seen: Seen): void {
  const { near, nx, ny, nz, thing } = seen;
  const { ax, ay, abx, aby, acx, acy, turn, x0, x1, y0, y1 } = tri;
  const [du, dv] = [acy * turn, -aby * turn];
  for (let y = y0; y <= y1; y++) {
    let u = ((x0 - ax) * acy - (y - ay) * acx) * turn;
    let v = ((y - ay) * abx - (x0 - ax) * aby) * turn;
    let at = y * width + x0;
    for (let x = x0; x <= x1; x++, at++, u += du, v += dv) {
      const w = 1 - u - v;
      if (Math.min(u, v, w) < EDGE) continue;
      const depth = w * (pd[a] as number) + u * (pd[b] as number) + v * (pd[c] as number);
      if (depth <= (near[at] as number)) continue;
      near[at] = depth;
      nx[at] = w * (vx[a] as number) + u * (vx[b] as number) + v * (vx[c] as number);
      ny[at] = w * (vy[a] as number) + u * (vy[b] as number) + v * (vy[c] as number);
      nz[at] = w * (vz[a] as number) + u * (vz[b] as number) + v * (vz[c] as number);
      thing[at] = id;
    }
  }
}

function fillNear({ mesh: { triangles } }: Thing, view: View, near: Float32Array): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number];
    if (takeUp(a, b, c, view, false)) fillDepth(a, b, c, view.width, near);
  }
}

function fillDepth(a: number, b: number, c: number, width: number, near: Float32Array): void {
  const { ax, ay, abx, aby, acx, acy, turn, x0, x1, y0, y1 } = tri;
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const u = ((x - ax) * acy - (y - ay) * acx) * turn;
      const v = ((y - ay) * abx - (x - ax) * aby) * turn;
      if (Math.min(u, v, 1 - u - v) < 0) continue;
      const depth = (1 - u - v) * (pd[a] as number) + u * (pd[b] as number) + v * (pd[c] as number);
      const at = y * width + x;
      near[at] = Math.max(depth, near[at] as number);
    }
}
