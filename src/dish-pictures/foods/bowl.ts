import type { Bowl } from '../recipes/picture.ts';
import { material, mix, wet } from '../render/material.ts';
import { hose, lump, type Point, turned } from '../render/mesh.ts';
import { noise } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { addBowl, BRIM } from './crockery.ts';
import { scatter } from './toppings.ts';

const gravy = turned(
  Array.from({ length: 15 }, (_, i) => [BRIM.radius * (1 - i / 14), 0] as const),
  44,
  (turn, radius) => [
    1,
    0.022 * noise(Math.cos(turn) * radius * 4, 7, Math.sin(turn) * radius * 4) + (radius > 0.86 ? 0.015 : 0),
  ],
);
const mound = turned(
  Array.from(
    { length: 13 },
    (_, i) => [0.93 * Math.sin((i / 12) * 1.57), 0.46 * Math.cos((i / 12) * 1.57)] as const,
  ).toReversed(),
  40,
  (turn, radius) => [
    1 + 0.03 * noise(Math.cos(turn) * 3, 1, Math.sin(turn) * 3),
    0.03 * noise(Math.cos(turn) * radius * 4, 3, Math.sin(turn) * radius * 4),
  ],
);
const grain = lump({ fine: 6 });
const crumb = lump({ fine: 7, rough: 0.3, seed: 3 });

/** A bowl with the food in it or heaped on it. */
export function serveBowl(scene: Scene, { ware, fill, heaped, toppings, isHot }: Bowl): void {
  addBowl(scene, ware);
  if (heaped === 'no') {
    scene.add(
      gravy,
      wet(fill, { spots: mix(fill, '3a1204', 0.3), scale: 0.8, shine: 0.75, gloss: 60, bump: 0.55 }),
      { y: BRIM.height },
    );
    scatter(scene, toppings, { radius: BRIM.radius * 0.86, height: () => BRIM.height, sauce: fill });
  } else {
    heap(scene, heaped, fill, BRIM.height - 0.03, 1);
    const height = (x: number, z: number) => domeAt(x, z, BRIM.height - 0.03, 1);
    scatter(scene, toppings, { radius: 0.72, height, sauce: null });
  }
  if (isHot) scene.steam(0.75, 0.9);
}

export const domeAt = (x: number, z: number, from: number, wide: number): number => {
  const reach = Math.min(1, Math.hypot(x, z) / (0.93 * wide));
  return from + 0.47 * wide * Math.sqrt(1 - reach * reach);
};

/** Rice, noodles or crumbs, as a hill. */
export function heap(
  scene: Scene,
  kind: Exclude<Bowl['heaped'], 'no'>,
  fill: string,
  from: number,
  wide: number,
): void {
  const look = material(fill, {
    spots: mix(fill, '6a3a10', 0.3),
    soft: 0.5,
    shine: 0.2,
    bump: 0.7,
    scale: 3.2,
  });
  scene.add(mound, look, { y: from, size: [wide, wide, wide] });
  if (kind === 'noodles') {
    strands(scene, fill, from, wide);
    return;
  }
  const shades = [fill, mix(fill, 'ffffff', 0.35), mix(fill, 'b5671a', 0.22)].map((color) =>
    material(color, { soft: 0.6, shine: 0.25, bump: 0, scale: 5 }),
  );
  for (let i = 0; i < 620; i++) {
    const turn = scene.between(0, 6.283);
    const out = Math.sqrt(scene.random()) * 0.93 * wide;
    const [x, z] = [Math.cos(turn) * out, Math.sin(turn) * out];
    const long = kind === 'rice' ? 0.075 : 0.045;
    const size = [
      long * wide,
      0.021 * wide * (kind === 'rice' ? 1 : 1.7),
      0.023 * wide * (kind === 'rice' ? 1 : 1.7),
    ] as const;
    scene.add(kind === 'rice' ? grain : crumb, scene.any(shades), {
      x,
      y: domeAt(x, z, from, wide) + 0.012,
      z,
      yaw: scene.between(0, 6.28),
      roll: -Math.cos(turn) * out * 0.7 + scene.between(-0.4, 0.4),
      size,
      tone: scene.between(-0.05, 0.08),
    });
  }
}

function strands(scene: Scene, fill: string, from: number, wide: number): void {
  const look = wet(fill, { spots: mix(fill, '7a3c10', 0.35), shine: 0.5, bump: 0.1, soft: 0.4 });
  for (let i = 0; i < 130; i++) {
    const [cx, cz] = [scene.between(-0.42, 0.42) * wide, scene.between(-0.42, 0.42) * wide];
    const [radius, start, squeeze] = [
      scene.between(0.12, 0.5) * wide,
      scene.between(0, 6.28),
      scene.between(0.4, 1),
    ];
    const line = Array.from({ length: 12 }, (_, step): Point => {
      const turn = start + step * 0.42;
      const [x, z] = [cx + Math.cos(turn) * radius, cz + Math.sin(turn) * radius * squeeze];
      return [x, domeAt(x, z, from, wide) + 0.02 + 0.02 * Math.sin(step + i), z];
    });
    scene.add(
      hose(line, () => 0.027 * wide, 5),
      look,
      { tone: scene.between(-0.08, 0.08) },
    );
  }
}
