import { baked, charred, material, mix, wet } from '../render/material.ts';
import { lump, turned } from '../render/mesh.ts';
import { noise } from '../render/noise.ts';
import { crumb, loaf } from './breads.ts';
import type { Serve } from './serve.ts';
import { leafMesh } from './toppings.ts';

const over = (height: number) => () => height;
const bunTop = turned(
  [
    [0, 0],
    [0.96, 0],
    [1, 0.12],
    [0.94, 0.34],
    [0.76, 0.54],
    [0.42, 0.67],
    [0, 0.7],
  ],
  36,
);
const slab = lump({ round: 0.5, rough: 0.06, bumps: 3, fine: 22 });
const slice = lump({ round: 0.3, fine: 14 });
const seed = lump({ fine: 6 });
const chip = lump({ round: 0.2, rough: 0.06, fine: 8 });
const shell = turned(
  Array.from({ length: 12 }, (_, i) => {
    const turn = Math.PI * (i / 11) * 0.78;
    return [Math.sin(turn), 1 - Math.cos(turn)] as const;
  }),
  24,
  (turn) => [1 + 0.05 * noise(Math.cos(turn) * 2, 1, Math.sin(turn) * 2), 0],
);
const base = turned(
  [
    [0, 0],
    [1.12, 0],
    [1.2, 0.08],
    [1.14, 0.16],
    [1.02, 0.1],
    [0.6, 0.09],
    [0, 0.09],
  ],
  48,
  (turn) => [
    1 + 0.02 * noise(Math.cos(turn) * 3, 1, Math.sin(turn) * 3),
    0.03 * noise(Math.cos(turn) * 4, 3, Math.sin(turn) * 4),
  ],
);
const cheese = turned(
  [
    [1.0, 0],
    [0.8, 0.02],
    [0.5, 0.015],
    [0, 0.02],
  ],
  44,
  (turn, radius) => [
    1 + 0.05 * noise(Math.cos(turn) * 3, 5, Math.sin(turn) * 3),
    0.03 * noise(Math.cos(turn) * radius * 5, 2, Math.sin(turn) * radius * 5),
  ],
);

export const burger: Serve = (scene, color, floor) => {
  const bun = baked('cf8f45', { shine: 0.4, bump: 0.1, from: 0.7, spots: '9c5620' });
  scene.add(slab, bun, { y: floor + 0.1, size: [0.72, 0.12, 0.72] });
  for (let at = 0; at < 12; at++)
    scene.add(leafMesh, material('6d9e38', { soft: 0.6, shine: 0.3 }), {
      x: Math.cos(at * 0.52) * 0.5,
      z: Math.sin(at * 0.52) * 0.5,
      y: floor + 0.25 + 0.02 * (at % 3),
      yaw: 1.57 - at * 0.52,
      tip: 0.2,
      size: [0.7, 0.7, 0.62],
    });
  scene.add(slab, baked(color, { bump: 0.9, scale: 2.4 }), { y: floor + 0.37, size: [0.74, 0.12, 0.74] });
  scene.add(slice, wet('f4b52c', { bump: 0, soft: 0.4 }), {
    y: floor + 0.5,
    yaw: 0.78,
    size: [0.62, 0.025, 0.62],
  });
  for (const [x, z] of [
    [0.2, 0.34],
    [-0.3, 0.3],
    [0.44, -0.1],
  ] as const)
    scene.add(slice, wet('cf3522', { bump: 0.05 }), { x, z, y: floor + 0.55, size: [0.3, 0.035, 0.3] });
  scene.add(bunTop, bun, { y: floor + 0.58, size: [0.74, 0.7, 0.74] });
  for (let at = 0; at < 38; at++) {
    const [turn, out] = [at * 2.4, 0.62 * Math.sqrt(at / 38)];
    scene.add(seed, material('f6e6bf', { soft: 0.5 }), {
      x: Math.cos(turn) * out,
      z: Math.sin(turn) * out,
      y: floor + 1.07 - out * out * 0.55,
      yaw: at,
      size: [0.035, 0.016, 0.022],
    });
  }
  return over(floor + 0.03);
};

export const pizza: Serve = (scene, color, floor) => {
  scene.add(base, charred('d9a45c', { scale: 2, bump: 0.4 }), { y: floor, size: 0.94 });
  scene.add(
    cheese,
    wet(color, { spots: 'c8401f', from: 0.55, to: 0.72, scale: 1.5, bump: 0.7, shine: 0.6 }),
    { y: floor + 0.085, size: 0.97 },
  );
  return over(floor + 0.12);
};

export const sandwich: Serve = (scene, color, floor) => {
  const toast = charred('d9a866', { scale: 1.3, bump: 0.4 });
  for (const [x, z, yaw] of [
    [-0.36, -0.12, 0.35],
    [0.42, 0.14, 0.5],
  ] as const)
    scene.at(x, z, 1, () => {
      scene.add(loaf, toast, { y: floor + 0.09, yaw, size: [0.4, 0.09, 0.62] });
      for (let at = 0; at < 6; at++)
        scene.add(leafMesh, material('6d9e38', { soft: 0.6 }), {
          x: scene.between(-0.25, 0.25),
          z: scene.between(-0.4, 0.4),
          y: floor + 0.2,
          yaw: yaw + 1.57 + Math.PI * (at % 2),
          size: [0.5, 0.5, 0.62],
        });
      scene.add(loaf, wet(color, { bump: 0.6 }), { y: floor + 0.24, yaw, size: [0.38, 0.05, 0.6] });
      scene.add(loaf, wet('cf3522'), { y: floor + 0.31, yaw, size: [0.37, 0.025, 0.58] });
      scene.add(loaf, toast, { y: floor + 0.42, yaw, size: [0.4, 0.09, 0.62] });
    });
  return over(floor + 0.04);
};

export const fries: Serve = (scene, color, floor) => {
  const look = baked(color, { bump: 0.2, scale: 2, soft: 0.4 });
  for (let at = 0; at < 58; at++) {
    const [turn, out] = [scene.between(0, 6.28), Math.sqrt(scene.random()) * 0.62];
    scene.add(chip, look, {
      x: Math.cos(turn) * out,
      z: Math.sin(turn) * out,
      y: floor + 0.06 + (at / 58) * 0.42 * (1 - out),
      yaw: scene.between(0, 6.28),
      tip: scene.between(-0.15, 0.25),
      size: [0.05, 0.05, scene.between(0.3, 0.44)],
      tone: scene.between(-0.07, 0.07),
    });
  }
  return over(floor + 0.42);
};

export const puriShells: Serve = (scene, color, floor) => {
  for (const [x, z] of [
    [-0.62, -0.34],
    [0, -0.56],
    [0.62, -0.34],
    [-0.36, 0.22],
    [0.34, 0.24],
    [-0.02, -0.14],
  ] as const)
    scene.at(x, z, 0.31, () => {
      scene.add(shell, baked(color, { scale: 1, shine: 0.3 }), { y: floor * 3 });
      scene.add(slab, crumb(mix(color, 'e8c268', 0.6)), { y: floor * 3 + 1.55, size: [0.7, 0.2, 0.7] });
    });
  return (x, z) => floor + 0.52 + (Math.hypot(x, z) > 0.8 ? -0.45 : 0);
};
