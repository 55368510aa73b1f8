import { baked, material, mix, wet } from '../render/material.ts';
import { hose, lump, type Point, sheet, turned } from '../render/mesh.ts';
import type { Serve } from './serve.ts';
import { leafMesh } from './toppings.ts';

const over = (height: number) => () => height;
const box = lump({ round: 0.16, rough: 0.03, fine: 18 });
const ball = lump({ rough: 0.04, bumps: 5, fine: 20 });
const scoop = lump({ rough: 0.09, bumps: 3, fine: 24, seed: 2 });
const coil = hose(
  Array.from({ length: 60 }, (_, i): Point => {
    const turn = i * 0.34;
    const out = 0.1 + 0.0125 * i;
    return [Math.cos(turn) * out, 0.03 * Math.sin(i * 0.8), Math.sin(turn) * out];
  }),
  () => 0.085,
  8,
);
const cone = turned(
  [
    [0, -1],
    [0.3, -0.97],
    [0.42, -0.8],
    [0.3, 0.75],
    [0.22, 0.95],
    [0, 1],
  ],
  20,
);
const stick = lump({ round: 0.5, fine: 8 });
const wedge = sheet({ across: 16, down: 4 }, (u, v) => {
  const along = (u * 3) % 1;
  const corners: readonly Point[] = [
    [-0.95, 0, 0],
    [0.85, 0, 0.55],
    [0.85, 0, -0.55],
  ];
  const side = Math.floor(u * 3) % 3;
  const [from, to] = [corners[side] as Point, corners[(side + 1) % 3] as Point];
  const inside = v === 0 || v === 1 ? 0 : 1;
  return [
    (from[0] + (to[0] - from[0]) * along) * inside,
    Math.min(1, Math.max(0, (v - 0.25) * 2)),
    (from[2] + (to[2] - from[2]) * along) * inside,
  ];
});

export const squares: Serve = (scene, color, floor) => {
  const look = material(color, { soft: 0.4, bump: 0.3, scale: 2 });
  for (const [x, z, y] of [
    [-0.54, -0.34, 0],
    [0.1, -0.46, 0],
    [0.66, -0.16, 0],
    [-0.4, 0.3, 0],
    [0.26, 0.28, 0],
    [-0.1, -0.08, 0.34],
  ] as const)
    scene.add(box, look, {
      x,
      z,
      y: floor + 0.17 + y,
      yaw: 0.6 + scene.between(-0.12, 0.12),
      size: [0.26, 0.17, 0.26],
      tone: scene.between(-0.04, 0.04),
    });
  return over(floor + 0.36);
};

export const balls: Serve = (scene, color, floor) => {
  const look = baked(color, { bump: 0.8, scale: 3.2, shine: 0.35 });
  for (const [x, z, y] of [
    [-0.52, -0.3, 0],
    [0.06, -0.44, 0],
    [0.6, -0.2, 0],
    [-0.3, 0.24, 0],
    [0.3, 0.24, 0],
    [0.02, -0.1, 0.44],
  ] as const)
    scene.add(ball, look, {
      x,
      z,
      y: floor + 0.26 + y,
      yaw: x * 9,
      size: 0.29,
      tone: scene.between(-0.05, 0.05),
    });
  return over(floor + 0.55);
};

export const jalebi: Serve = (scene, color, floor) => {
  const look = wet(color, {
    shine: 0.5,
    gloss: 120,
    soft: 0.15,
    bump: 0.1,
    spots: mix(color, 'a83a05', 0.5),
  });
  for (const [x, z, y, yaw] of [
    [-0.42, -0.2, 0, 0],
    [0.46, -0.26, 0, 2],
    [0.04, 0.3, 0.08, 4],
  ] as const)
    scene.add(coil, look, { x, z, y: floor + 0.1 + y, yaw, size: [0.62, 0.9, 0.56] });
  return over(floor + 0.2);
};

export const kulfi: Serve = (scene, color, floor) => {
  for (const [x, tint, yaw] of [
    [-0.56, color, 0.16],
    [0.02, mix(color, 'e9a63a', 0.5), 0.05],
    [0.6, mix(color, '8fb04a', 0.5), -0.1],
  ] as const)
    scene.at(x, 0, 1, () => {
      scene.add(cone, material(tint, { soft: 0.6, shine: 0.3, bump: 0.3, scale: 2 }), {
        y: floor + 0.2,
        z: -0.12,
        yaw,
        tip: Math.PI / 2,
        size: [0.56, 0.62, 0.46],
      });
      scene.add(stick, material('cfa468'), { y: floor + 0.14, z: 0.68, yaw, size: [0.05, 0.03, 0.3] });
    });
  return over(floor + 0.4);
};

export const scoops: Serve = (scene, color, floor) => {
  for (const [x, z, y, tint] of [
    [-0.34, 0.1, 0, color],
    [0.36, 0.12, 0, mix(color, 'fff6e4', 0.55)],
    [0.02, -0.12, 0.42, mix(color, '5a2c14', 0.18)],
  ] as const)
    scene.add(scoop, material(tint, { soft: 0.5, bump: 0.9, scale: 1.8, shine: 0.2 }), {
      x,
      z,
      y: floor + 0.32 + y,
      yaw: x * 5,
      size: [0.42, 0.38, 0.42],
    });
  return (x, z) => floor + (Math.hypot(x, z) < 0.3 ? 1.08 : 0.06);
};

export const cake: Serve = (scene, color, floor) => {
  const cream = material(mix(color, 'fff8ec', 0.75), { soft: 0.5, bump: 0.3 });
  for (const [y, look, tall] of [
    [0, baked(color, { bump: 0.8, scale: 3 }), 0.2],
    [0.2, cream, 0.06],
    [0.26, baked(color, { bump: 0.8, scale: 3 }), 0.2],
    [0.46, wet(mix(color, '2a1006', 0.25), { shine: 0.5 }), 0.07],
  ] as const)
    scene.add(wedge, look, { y: floor + y, yaw: 0.5, size: [0.95, tall, 0.95] });
  scene.add(scoop, cream, { x: 0.45, z: -0.2, y: floor + 0.6, size: [0.16, 0.13, 0.16] });
  return (x, z) => floor + (Math.hypot(x - 0.2, z) < 0.42 ? 0.56 : 0.03);
};

export const fruit: Serve = (scene, color, floor) => {
  for (let at = 0; at < 30; at++) {
    const tint = [color, 'd8352c', 'f2b92f', '7ba83a', 'f4ead2', '6a2348'][at % 6] as string;
    const [turn, out] = [at * 2.4, 0.8 * Math.sqrt(at / 30)];
    scene.add(at % 3 === 0 ? box : ball, wet(tint, { soft: 0.4, bump: 0.15 }), {
      x: Math.cos(turn) * out,
      z: Math.sin(turn) * out,
      y: floor + 0.16 + 0.34 * (1 - out),
      yaw: at,
      tip: at,
      size: scene.between(0.14, 0.2),
    });
  }
  return (x, z) => floor + 0.6 - 0.35 * Math.hypot(x, z);
};

export const salad: Serve = (scene, color, floor) => {
  for (let at = 0; at < 44; at++) {
    const [turn, out] = [at * 2.4, 0.86 * Math.sqrt(at / 44)];
    scene.add(
      leafMesh,
      material(at % 3 ? color : mix(color, '24501c', 0.5), { soft: 0.6, shine: 0.25, bump: 0.5, scale: 2 }),
      {
        x: Math.cos(turn) * out,
        z: Math.sin(turn) * out,
        y: floor + 0.1 + 0.26 * (1 - out),
        yaw: at * 1.7,
        tip: scene.between(-0.7, 0.1),
        roll: scene.between(-0.5, 0.5),
        size: [0.5, 0.6, 0.5],
        tone: scene.between(-0.1, 0.1),
      },
    );
  }
  return (x, z) => floor + 0.44 - 0.28 * Math.hypot(x, z);
};
