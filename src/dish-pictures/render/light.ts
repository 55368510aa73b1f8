import type { Material, Rgb } from './material.ts';
import { skin, smoothSkin } from './noise.ts';
import { nothingSeen, rasterise, type Seen, type View } from './rasterise.ts';
import type { Scene } from './scene.ts';
import { addSteam } from './steam.ts';
import { type Table, tableColor } from './table.ts';

/** The window: from the left, above and behind, so that wet surfaces glisten. */
const LIGHT = unit([-0.62, 0.78, -0.34]);
const KEY: Rgb = [1.62, 1.46, 1.2];
const SKY: Rgb = [0.36, 0.37, 0.4];
const GROUND: Rgb = [0.3, 0.22, 0.16];
const SHADOW_SIDE = 512;

function unit([x, y, z]: Rgb): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export interface Shot {
  width: number;
  height: number;
  /** How far the eye looks down, in radians, and how many heights of the picture a unit is. */
  down: number;
  zoom: number;
  table: Table;
}

/** Draws a scene as pixels of three bytes. */
export function shoot(scene: Scene, shot: Shot): Uint8Array {
  const { width, height, down, zoom } = shot;
  const [sin, cos] = [Math.sin(down), Math.cos(down)];
  const view: View = {
    rows: [
      [1, 0, 0],
      [0, -cos, sin],
      [0, sin, cos],
    ],
    width,
    height,
    scale: height * zoom,
    left: width / 2,
    top: height / 2,
  };
  const seen = nothingSeen(width * height);
  layTable(seen, view, sin, cos);
  rasterise(scene.things, view, seen, false);
  const shades = shadeAll(scene, seen, view, sin, cos);
  const pixels = new Uint8Array(width * height * 3);
  paint(scene, shot, view, seen, shades, pixels);
  addGlass(scene, view, seen, [0, sin, cos], pixels);
  addSteam(scene, view, pixels);
  return pixels;
}

function layTable({ near, ny }: Seen, { width, height, scale, top }: View, sin: number, cos: number): void {
  for (let y = 0, at = 0; y < height; y++) {
    const depth = ((y - top) / scale / sin) * cos;
    for (let x = 0; x < width; x++, at++) {
      near[at] = depth;
      ny[at] = 1;
    }
  }
}

interface Shades {
  /** A quarter of the picture's pixels: how much of the window and of the room each one sees. */
  width: number;
  height: number;
  key: Float32Array;
  room: Float32Array;
}

function shadeAll(scene: Scene, seen: Seen, view: View, sin: number, cos: number): Shades {
  const across = unit([LIGHT[2], 0, -LIGHT[0]]);
  const up: Rgb = [
    LIGHT[1] * across[2] - LIGHT[2] * across[1],
    LIGHT[2] * across[0] - LIGHT[0] * across[2],
    LIGHT[0] * across[1] - LIGHT[1] * across[0],
  ];
  const lamp: View = {
    rows: [across, [-up[0], -up[1], -up[2]], LIGHT],
    width: SHADOW_SIDE,
    height: SHADOW_SIDE,
    scale: SHADOW_SIDE / 5.6,
    left: SHADOW_SIDE / 2,
    top: SHADOW_SIDE / 2,
  };
  const lit = new Float32Array(SHADOW_SIDE * SHADOW_SIDE).fill(-1e9);
  rasterise(scene.things, lamp, { near: lit }, null);
  const width = Math.ceil(view.width / 2);
  const height = Math.ceil(view.height / 2);
  const key = new Float32Array(width * height);
  const depth = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const near = seen.near[
        Math.min(view.height - 1, y * 2) * view.width + Math.min(view.width - 1, x * 2)
      ] as number;
      depth[at] = near;
      const sx = (x * 2 - view.left) / view.scale;
      const sy = (y * 2 - view.top) / view.scale;
      key[at] = sunAt(lit, lamp, sx, near * sin - sy * cos, near * cos + sy * sin);
    }
  soften(key, width, height, Math.max(1, Math.round(view.height / 220)));
  const far = depth.slice();
  soften(far, width, height, Math.max(2, Math.round(view.height / 36)));
  const room = depth;
  for (let at = 0; at < room.length; at++) {
    const hidden = (far[at] as number) - (depth[at] as number) - 0.015;
    room[at] = hidden > 0 ? Math.max(0.25, 1 - hidden * 3.4) : 1;
  }
  soften(room, width, height, Math.max(1, Math.round(view.height / 300)));
  return { width, height, key, room };
}

function sunAt(
  lit: Float32Array,
  { rows: [a, b, c], scale, left }: View,
  x: number,
  y: number,
  z: number,
): number {
  const u = Math.round(left + scale * (a[0] * x + a[1] * y + a[2] * z));
  const v = Math.round(left + scale * (b[0] * x + b[1] * y + b[2] * z));
  if (u < 3 || v < 3 || u >= SHADOW_SIDE - 3 || v >= SHADOW_SIDE - 3) return 1;
  const depth = c[0] * x + c[1] * y + c[2] * z + 0.045;
  let sun = 0;
  for (const step of TAPS) if ((lit[v * SHADOW_SIDE + u + step] as number) <= depth) sun++;
  return sun / TAPS.length;
}
const TAPS = [0, -2, 2, -2 * SHADOW_SIDE, 2 * SHADOW_SIDE];

/** The mean of a square around each value, twice, which is nearly a bell. */
function soften(values: Float32Array, width: number, height: number, reach: number): void {
  const line = new Float32Array(Math.max(width, height));
  for (let turn = 0; turn < 2; turn++) {
    for (let y = 0; y < height; y++) smear(values, y * width, 1, width, reach, line);
    for (let x = 0; x < width; x++) smear(values, x, width, height, reach, line);
  }
}

function smear(
  values: Float32Array,
  from: number,
  step: number,
  count: number,
  reach: number,
  line: Float32Array,
): void {
  const last = count - 1;
  for (let i = 0; i < count; i++) line[i] = values[from + i * step] as number;
  let sum = (line[0] as number) * (reach + 1);
  for (let i = 1; i <= reach; i++) sum += line[Math.min(last, i)] as number;
  for (let i = 0; i < count; i++) {
    values[from + i * step] = sum / (2 * reach + 1);
    sum += (line[Math.min(last, i + reach + 1)] as number) - (line[Math.max(0, i - reach)] as number);
  }
}

const DULL = 0.05;
const TONES = 4096;
const BRIGHTEST = 6;
/** From light to bytes: bright parts are compressed as on film. */
const film = Uint8Array.from({ length: TONES }, (_, at) => {
  const light = (at / TONES) * BRIGHTEST;
  const kept = (light * (2.51 * light + 0.06)) / (light * (2.43 * light + 0.62) + 0.16);
  return Math.round(255 * Math.min(1, kept) ** (1 / 2.1));
});
const toByte = (light: number) => film[Math.min(TONES - 1, (light * TONES) / BRIGHTEST) | 0] as number;

function paint(scene: Scene, shot: Shot, view: View, seen: Seen, shades: Shades, pixels: Uint8Array): void {
  const { width, height, scale, left, top } = view;
  const [sin, cos] = [Math.sin(shot.down), Math.cos(shot.down)];
  const half = unit([LIGHT[0], LIGHT[1] + sin, LIGHT[2] + cos]);
  const color = new Float64Array(5);
  const light = new Float64Array(3);
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at++) {
      const near = seen.near[at] as number;
      const x = (px - left) / scale;
      const sy = (py - top) / scale;
      const y = near * sin - sy * cos;
      const z = near * cos + sy * sin;
      let nx = seen.nx[at] as number;
      let ny = seen.ny[at] as number;
      let nz = seen.nz[at] as number;
      const side = ny * sin + nz * cos < 0 ? -1 : 1;
      nx *= side;
      ny *= side;
      nz *= side;
      const thing = scene.things[(seen.thing[at] as number) - 1];
      const m: Material = thing?.material ?? shot.table.material;
      if (thing === undefined) {
        const relief = tableColor(shot.table, x, z, color);
        nx += relief;
      } else {
        skinOf(m, thing.tone, x, y, z, color);
        nx += color[3] as number;
        nz += color[4] as number;
      }
      const long = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      nx *= long;
      ny *= long;
      nz *= long;
      const shade = (py >> 1) * shades.width + (px >> 1);
      const room = shades.room[shade] as number;
      const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
      const key = Math.max(0, (facing + m.soft) / (1 + m.soft)) * (shades.key[shade] as number);
      const sky = (0.5 + 0.5 * ny) * room;
      const ground = (0.5 - 0.5 * ny) * room;
      const nv = ny * sin + nz * cos;
      let glance = 0;
      let mirror = 0;
      let gleam = 0;
      // A table of wood or cloth mirrors nothing, and is a third of most pictures.
      if (m.shine > DULL) {
        glance = m.shine * Math.exp((nx * half[0] + ny * half[1] + nz * half[2] - 1) * m.gloss * 2);
        glance *= shades.key[shade] as number;
        // The surface mirrors the room: a bright window above on the left, bright walls on both sides, and the
        // darker ground below.
        const rx = 2 * nv * nx;
        const ry = 2 * nv * ny - sin;
        const rl = 2 * nv * facing - (LIGHT[1] * sin + LIGHT[2] * cos);
        const walls = 0.62 * Math.exp(-16 * (rx + 0.5) ** 2) + 0.4 * Math.exp(-40 * (rx - 0.72) ** 2);
        mirror = 0.16 + 0.5 * Math.max(0, ry) + 1.5 * Math.exp((rl - 1) * 5) + walls;
        mirror *= 0.35 + 0.65 * room;
        const edge = 1 - Math.max(0, nv);
        gleam = m.shine * (0.05 + 0.3 * edge * edge * edge) * mirror;
      }
      for (let i = 0; i < 3; i++) {
        const c = color[i] as number;
        const plain =
          c * (key * (KEY[i] as number) + sky * (SKY[i] as number) + ground * (GROUND[i] as number));
        light[i] = plain * (1 - m.metal) + c * mirror * m.metal * 1.25 + glance * 2.2 + gleam;
      }
      const dx = px / width - 0.5;
      const dy = py / height - 0.5;
      const vignette = 1.08 - 0.85 * (dx * dx + dy * dy);
      pixels[at * 3] = toByte((light[0] as number) * vignette);
      pixels[at * 3 + 1] = toByte((light[1] as number) * vignette);
      pixels[at * 3 + 2] = toByte((light[2] as number) * vignette);
    }
}

/** Writes the colour of a thing at a point, followed by the slope of its skin there. */
function skinOf(m: Material, tone: number, x: number, y: number, z: number, color: Float64Array): void {
  const u = (x * 0.9 + y * 0.5) * m.scale + tone * 3.7;
  const v = (z * 0.9 - y * 0.62) * m.scale;
  const height = smoothSkin(u, v);
  const t = Math.min(1, Math.max(0, (height - m.from) / (m.to - m.from)));
  const speck = 0.9 + 0.2 * skin(u * 3.1, v * 3.1) + tone;
  for (let i = 0; i < 3; i++)
    color[i] = ((m.color[i] as number) + ((m.spots[i] as number) - (m.color[i] as number)) * t) * speck;
  const lean = m.bump * 4;
  color[3] = lean * (height - smoothSkin(u + 0.012, v));
  color[4] = lean * (height - smoothSkin(u, v + 0.012));
}

/** Glass is seen at its edges and where it mirrors the window. */
function addGlass(scene: Scene, view: View, opaque: Seen, eye: Rgb, pixels: Uint8Array): void {
  if (!scene.things.some(({ isGlass }) => isGlass)) return;
  const seen = nothingSeen(view.width * view.height);
  seen.near.set(opaque.near);
  rasterise(scene.things, view, seen, true);
  const half = unit([LIGHT[0] + eye[0], LIGHT[1] + eye[1] * 0.4, LIGHT[2] + eye[2] + 0.5]);
  for (let at = 0; at < seen.thing.length; at++) {
    if (seen.thing[at] === 0) continue;
    const [nx, ny, nz] = [seen.nx[at] as number, seen.ny[at] as number, seen.nz[at] as number];
    const edge = (1 - Math.max(0, ny * eye[1] + nz * eye[2])) ** 2.5;
    const window = Math.exp((nx * half[0] + ny * half[1] + nz * half[2] - 1) * 26);
    const cover = Math.min(0.85, 0.05 + edge * 0.45 + window * 0.75);
    for (let i = at * 3; i < at * 3 + 3; i++) pixels[i] = (pixels[i] as number) * (1 - cover) + 250 * cover;
  }
}
