import { baked, charred, type Material, material, mix, wet } from '../render/material.ts';
import { hose, lump, type Mesh, type Point, sheet, turned } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import type { Serve } from './serve.ts';
import { chunks } from './toppings.ts';

const over = (height: number) => () => height;

const cakeOf = turned(
  Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12) * Math.PI;
    return [Math.sin(turn) ** 0.7, 0.3 * (1 - Math.cos(turn) * (Math.cos(turn) > 0 ? 0.4 : 1))] as const;
  }),
  32,
);
const ring = turned(
  Array.from({ length: 15 }, (_, i) => {
    const turn = (i / 14) * Math.PI * 2;
    return [0.62 - 0.4 * Math.cos(turn), 0.34 + 0.32 * Math.sin(turn)] as const;
  }),
  36,
);
const puck = lump({ round: 0.55, rough: 0.06, bumps: 3, fine: 20 });
const rod = hose(
  [
    [-1, 0, 0],
    [-0.5, 0, 0],
    [0, 0, 0],
    [0.5, 0, 0],
    [1, 0, 0],
  ],
  () => 0.022,
  6,
);
const cube = lump({ round: 0.3, rough: 0.08, bumps: 2, fine: 14, seed: 4 });
const petal = lump({ round: 0.4, fine: 10 });
const sausage = hose(
  Array.from(
    { length: 14 },
    (_, i): Point => [(i / 13 - 0.5) * 2, 0.02 * Math.sin(i * 1.9), 0.03 * Math.sin(i * 1.3)],
  ),
  (along) => 0.21 * Math.min(1, 6 * along + 0.4, 6.4 - 6 * along) * (1 + 0.05 * Math.sin(along * 40)),
  12,
);
const rough = [1, 2, 3].map((seed) => lump({ rough: 0.5, bumps: 2.6, seed: seed * 11, fine: 22 }));
const pleated = sheet({ across: 42, down: 12 }, (u, v) => {
  const [turn, rise] = [u * Math.PI * 2, v * Math.PI * 0.98];
  const pleat = 1 + 0.13 * Math.sin(turn * 14 + v * 3) * v * v;
  const out = Math.sin(rise) ** 0.75 * pleat;
  return [Math.cos(turn + v * 0.5) * out, 0.62 * (1 - Math.cos(rise)) * 0.62, Math.sin(turn + v * 0.5) * out];
});
const leg = turned(
  [
    [0, -1],
    [0.3, -0.92],
    [0.5, -0.6],
    [0.52, -0.3],
    [0.36, 0.1],
    [0.2, 0.45],
    [0.13, 0.6],
    [0.1, 0.75],
    [0.14, 0.85],
    [0.16, 0.95],
    [0.08, 1],
    [0, 1],
  ],
  20,
);
const fishBody = lump({ round: 0.9, rough: 0.05, fine: 26 });
const fin = sheet({ across: 6, down: 6, isRound: false, isOpen: true }, (u, v) => [
  v,
  0.02 * Math.sin(u * 18),
  (u - 0.5) * 2 * (0.25 + v * 0.75),
]);

const grilled = (color: string): Material =>
  charred(color, { shine: 0.45, gloss: 50, bump: 0.5, from: 0.5, to: 0.95 });

interface Many {
  count: number;
  radius: number;
  size: readonly [number, number, number];
  /** How many lie on top of the others. */
  above?: number;
}

/** Pieces side by side, with some more on top of them. */
function pile(
  scene: Scene,
  meshes: readonly Mesh[],
  look: Material,
  floor: number,
  { count, radius, size, above = 0 }: Many,
): void {
  for (let at = 0; at < count; at++) {
    const isAbove = at >= count - above;
    const turn = at * 2.39996 + 0.4;
    const out = isAbove ? radius * 0.4 * scene.random() : radius * Math.sqrt((at + 0.5) / (count - above));
    scene.add(scene.any(meshes), look, {
      x: Math.cos(turn) * out,
      y: floor + size[1] * (isAbove ? 2.2 : 0.85),
      z: Math.sin(turn) * out * 0.92,
      yaw: scene.between(0, 6.28),
      tip: scene.between(-0.3, 0.3),
      roll: scene.between(-0.3, 0.3),
      size,
      tone: scene.between(-0.07, 0.07),
    });
  }
}

export const idli: Serve = (scene, color, floor) => {
  const look = material(color, {
    spots: mix(color, 'c9b68c', 0.35),
    soft: 0.7,
    bump: 0.5,
    scale: 3,
    shine: 0.1,
  });
  for (const [x, z, y] of [
    [-0.42, -0.28, 0],
    [0.46, -0.3, 0],
    [0.02, 0.34, 0.06],
  ] as const)
    scene.add(cakeOf, look, { x, z, y: floor + y, size: [0.5, 0.62, 0.5], tone: scene.between(-0.03, 0.03) });
  return over(floor + 0.3);
};

export const vada: Serve = (scene, color, floor) => {
  for (const [x, z, tip] of [
    [-0.44, -0.24, 0],
    [0.46, -0.26, 0],
    [0.02, 0.36, 0.18],
  ] as const)
    scene.add(ring, baked(color, { bump: 0.7, scale: 2.2, shine: 0.3 }), {
      x,
      z,
      y: floor + tip * 0.3,
      tip,
      size: [0.48, 0.5, 0.48],
      tone: scene.between(-0.06, 0.06),
    });
  return over(floor + 0.3);
};

export const patties: Serve = (scene, color, floor) => {
  pile(scene, [puck], baked(color, { bump: 0.9, scale: 2.6 }), floor, {
    count: 5,
    radius: 0.74,
    size: [0.36, 0.15, 0.36],
    above: 1,
  });
  return over(floor + 0.3);
};

export const pakora: Serve = (scene, color, floor) => {
  pile(scene, rough, baked(color, { bump: 0.9, scale: 2.4, shine: 0.3 }), floor, {
    count: 11,
    radius: 0.82,
    size: [0.29, 0.22, 0.26],
    above: 3,
  });
  return over(floor + 0.45);
};

export const pieces: Serve = (scene, color, floor) => {
  pile(
    scene,
    chunks,
    wet(color, { spots: mix(color, '3a0f04', 0.6), from: 0.5, to: 0.8, scale: 1.7, bump: 0.9 }),
    floor,
    { count: 24, radius: 0.82, size: [0.23, 0.17, 0.19], above: 8 },
  );
  return over(floor + 0.45);
};

export const momos: Serve = (scene, color, floor) => {
  const look = wet(color, {
    soft: 0.6,
    shine: 0.35,
    gloss: 40,
    bump: 0.15,
    spots: mix(color, 'a8743a', 0.25),
  });
  for (const [x, z] of [
    [-0.6, -0.2],
    [0.02, -0.5],
    [0.62, -0.2],
    [-0.34, 0.42],
    [0.36, 0.42],
  ] as const)
    scene.add(pleated, look, {
      x,
      z,
      y: floor,
      yaw: scene.between(0, 6),
      size: [0.32, 0.5, 0.32],
      tone: scene.between(-0.05, 0.05),
    });
  return over(floor + 0.35);
};

export const rolls: Serve = (scene, color, floor) => {
  const look = charred(color, { scale: 1.4, shine: 0.25, from: 0.62 });
  for (const [x, z, yaw, y] of [
    [0, -0.36, 0.18, 0],
    [0, 0.14, 0.26, 0],
    [0, -0.1, -0.22, 0.34],
  ] as const)
    scene.add(sausage, look, {
      x,
      z,
      y: floor + 0.2 + y,
      yaw,
      size: [0.86, 0.95, 1.05],
      tone: scene.between(-0.05, 0.05),
    });
  return over(floor + 0.55);
};

export const kebabs: Serve = (scene, color, floor) => {
  for (const [x, z, yaw, y] of [
    [-0.06, -0.44, 0.22, 0],
    [0.1, 0, 0.3, 0],
    [-0.04, 0.42, 0.2, 0],
    [0.02, -0.2, 0.5, 0.26],
  ] as const)
    scene.add(sausage, grilled(color), {
      x,
      z,
      y: floor + 0.17 + y,
      yaw,
      size: [0.8, 0.85, 0.85],
      tone: scene.between(-0.06, 0.06),
    });
  return over(floor + 0.4);
};

export const skewers: Serve = (scene, color, floor) => {
  for (const [z, yaw] of [
    [-0.42, 0.26],
    [0.02, 0.2],
    [0.46, 0.16],
  ] as const)
    scene.at(0, z, 1, () => {
      const along = (s: number) => ({ x: s * Math.cos(yaw), z: -s * Math.sin(yaw), y: floor + 0.19 });
      scene.add(rod, material('a9753f'), { ...along(0), yaw, size: [1.22, 1, 1] });
      for (const s of [-0.78, -0.26, 0.26, 0.78])
        scene.add(cube, grilled(color), {
          ...along(s),
          yaw: yaw + scene.between(-0.2, 0.2),
          size: [0.17, 0.18, 0.2],
          tone: scene.between(-0.06, 0.06),
        });
      for (const [s, tone] of [
        [-0.52, '5d9430'],
        [0, 'c9567e'],
        [0.52, 'c9301c'],
      ] as const)
        scene.add(petal, grilled(tone), { ...along(s), yaw, size: [0.035, 0.17, 0.17] });
    });
  return over(floor + 0.36);
};

export const legs: Serve = (scene, color, floor) => {
  for (const [x, z, yaw] of [
    [-0.5, -0.14, 0.5],
    [0.08, 0.02, 0.25],
    [0.62, 0.1, 0.1],
  ] as const)
    scene.add(leg, grilled(color), {
      x,
      z,
      y: floor + 0.26,
      yaw,
      tip: Math.PI / 2,
      size: [0.62, 0.74, 0.52],
      tone: scene.between(-0.05, 0.05),
    });
  return over(floor + 0.5);
};

export const wholeFish: Serve = (scene, color, floor) => {
  const look = charred(color, { scale: 1.5, from: 0.55, to: 0.8, bump: 0.6, shine: 0.45 });
  scene.add(fishBody, look, { x: -0.12, y: floor + 0.15, size: [0.9, 0.2, 0.44], yaw: 0.2 });
  scene.add(fin, look, { x: 0.66, y: floor + 0.12, z: -0.16, yaw: 0.2, size: [0.42, 1, 0.36] });
  for (const s of [-0.4, -0.1, 0.2])
    scene.add(petal, material('3a1708'), {
      x: s,
      y: floor + 0.33,
      z: -s * 0.2,
      yaw: 0.6,
      size: [0.02, 0.02, 0.26],
    });
  scene.add(petal, material('fff8e8'), { x: -0.82, y: floor + 0.3, z: 0.08, size: 0.05 });
  return over(floor + 0.34);
};
