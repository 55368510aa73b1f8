import { baked, material, mix } from '../render/material.ts';
import { lump, type Mesh, sheet, turned } from '../render/mesh.ts';
import { noise } from '../render/noise.ts';
import type { Serve } from './serve.ts';

/** A flat, uneven round of dough. */
const dough = (seed: number, thick: number, puff: number): Mesh =>
  turned(
    [
      [0, 0],
      [0.94, 0],
      [1, thick * 0.5],
      [0.95, thick],
      [0.8, thick * 0.9],
      [0.6, thick],
      [0.4, thick],
      [0.2, thick],
      [0, thick],
    ],
    44,
    (turn, radius) => {
      const [x, z] = [Math.cos(turn), Math.sin(turn)];
      return [
        1 + 0.07 * noise(x * 1.3 + seed, seed, z * 1.3),
        radius > 0.1 ? puff * Math.max(0, noise(x * radius * 3 + seed, 2, z * radius * 3)) : 0,
      ];
    },
  );
const rounds = [dough(1, 0.05, 0.1), dough(5, 0.05, 0.1), dough(9, 0.05, 0.1)];
const thin = dough(3, 0.02, 0.12);
const scroll = sheet({ across: 26, down: 26, isRound: false, isOpen: true }, (u, v) => {
  const turn = u * 7.6;
  const radius = 0.16 + 0.024 * turn;
  return [
    (v - 0.5) * 2.75 + 0.05 * Math.sin(turn),
    Math.cos(turn) * radius * 0.8 + 0.27,
    Math.sin(turn) * radius,
  ];
});
const puffed = turned(
  Array.from(
    { length: 15 },
    (_, i) => [Math.sin((i / 14) * Math.PI), 0.34 * (1 - Math.cos((i / 14) * Math.PI))] as const,
  ),
  32,
  (turn, radius) => [
    1 + 0.04 * noise(Math.cos(turn) * 2, 4, Math.sin(turn) * 2),
    0.04 * noise(Math.cos(turn) * radius * 3, 1, Math.sin(turn) * radius * 3),
  ],
);
/** A filled cone of three sides, plump below and pinched to its tip. */
const pyramid = sheet({ across: 48, down: 22 }, (u, v) => {
  const turn = u * Math.PI * 2;
  const third = (2 * Math.PI) / 3;
  const straight = 0.5 / Math.cos((turn % third) - Math.PI / 3);
  const rise = Math.sin((v * Math.PI) / 2);
  const plump = 1 - 0.45 * v * v;
  const side = 0.72 + (straight - 0.72) * (0.55 + 0.45 * v);
  const out = (v < 0.12 ? (v / 0.12) ** 0.5 : 1) * (1 - v ** 1.5) ** 0.8 * side * 1.05 * plump;
  const dent = 1 + 0.035 * noise(Math.cos(turn) * 2.2, v * 3, Math.sin(turn) * 2.2);
  return [Math.cos(turn) * out * dent, rise * 1.12, Math.sin(turn) * out * dent];
});
const fold = turned(
  Array.from(
    { length: 11 },
    (_, i) => [Math.sin((i / 10) * Math.PI), 0.13 * (1 - Math.cos((i / 10) * Math.PI))] as const,
  ),
  36,
  (turn, radius) => [1, 0.05 * noise(Math.cos(turn) * radius * 3, 6, Math.sin(turn) * radius * 3)],
);

const over = (height: number) => () => height;
/** Browned in soft patches, as on a griddle. */
const toasted = (color: string) =>
  baked(color, { spots: mix(color, '7a3f14', 0.62), scale: 2.1, from: 0.5, to: 1.15, bump: 0.3, soft: 0.35 });

export const flatbread: Serve = (scene, color, floor) => {
  for (const [at, [x, z, tip]] of (
    [
      [0.28, -0.2, 0],
      [-0.26, 0.12, 0.06],
    ] as const
  ).entries())
    scene.add(rounds[at] as Mesh, toasted(color), {
      x,
      z,
      y: floor + at * 0.07,
      yaw: at * 2 + 0.4,
      tip,
      size: [0.86, 1, 0.8],
      tone: at * 0.06 - 0.04,
    });
  return over(floor + 0.2);
};

export const stack: Serve = (scene, color, floor) => {
  for (let at = 0; at < 4; at++)
    scene.add(rounds[at % 3] as Mesh, toasted(color), {
      x: scene.between(-0.05, 0.05),
      z: scene.between(-0.05, 0.05),
      y: floor + at * 0.085,
      yaw: at * 1.7,
      size: [0.98, 1, 0.95],
      tone: scene.between(-0.06, 0.06),
    });
  return over(floor + 0.4);
};

export const papad: Serve = (scene, color, floor) => {
  scene.add(thin, baked(color, { scale: 2.6, from: 0.55 }), {
    y: floor + 0.04,
    size: [1.08, 1.4, 1.02],
    yaw: 1,
  });
  return over(floor + 0.12);
};

export const omelette: Serve = (scene, color, floor) => {
  scene.add(fold, baked(color, { scale: 1.3, spots: mix(color, 'a8601c', 0.7), shine: 0.3 }), {
    y: floor,
    size: [1.02, 1, 0.66],
    yaw: 0.2,
  });
  return over(floor + 0.27);
};

export const poori: Serve = (scene, color, floor) => {
  const look = baked(color, { shine: 0.35, gloss: 50, scale: 1.2 });
  for (const [x, y, z, yaw] of [
    [-0.42, 0, -0.3, 0],
    [0.46, 0, -0.24, 2],
    [0, 0.12, 0.3, 4],
  ] as const)
    scene.add(puffed, look, { x, y: floor + y, z, yaw, size: [0.56, 1.05, 0.54], tip: y > 0 ? 0.12 : 0 });
  return over(floor + 0.5);
};

export const dosa: Serve = (scene, color, floor) => {
  const look = baked(color, {
    spots: mix(color, '6b2c0a', 0.75),
    from: 0.48,
    to: 0.8,
    scale: 1.3,
    bump: 0.35,
    shine: 0.3,
    gloss: 40,
  });
  scene.add(scroll, look, { x: 0.02, y: floor - 0.02, z: -0.14, yaw: 0.16, size: [0.92, 1.05, 1.15] });
  return over(floor + 0.3);
};

export const samosa: Serve = (scene, color, floor) => {
  const look = baked(color, { scale: 1.5, bump: 0.5, shine: 0.25 });
  for (const [x, z, yaw] of [
    [-0.52, -0.26, 0.3],
    [0.42, -0.36, -0.9],
    [-0.14, 0.24, 1.7],
  ] as const)
    scene.at(x, z, 0.68, () =>
      scene.add(pyramid, look, { y: floor, yaw, roll: 0.1, tone: scene.between(-0.05, 0.05) }),
    );
  return over(floor + 0.05);
};

export const loaf = lump({ round: 0.2, rough: 0.04, fine: 16 });
export const crumb = (color: string) => material(color, { soft: 0.4, bump: 0.5, scale: 3 });
