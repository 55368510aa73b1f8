import type { Drink, Garnish, Vessel } from '../recipes/picture.ts';
import { material, mix, wet } from '../render/material.ts';
import { hose, lump, type Mesh, type Point, turned } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { wares } from './crockery.ts';
import { leafMesh, scatter } from './toppings.ts';

interface Shape {
  /** Where the drink ends, and how wide it is there. */
  top: number;
  radius: number;
  build: (scene: Scene, fill: string) => void;
}

const cupOf = (foot: number, rim: number, tall: number, thick = 0.04): Mesh =>
  turned([
    [0, 0],
    [foot, 0],
    [foot + (rim - foot) * 0.25, tall * 0.25],
    [foot + (rim - foot) * 0.65, tall * 0.6],
    [rim, tall],
    [rim - thick * 0.5, tall + 0.02],
    [rim - thick, tall],
    [rim - thick - (rim - foot) * 0.2, tall * 0.75],
    [0, tall * 0.7],
  ]);
const surface = (radius: number): Mesh =>
  turned(
    [
      [radius, 0],
      [radius * 0.96, 0.012],
      [radius * 0.5, 0.005],
      [0, 0],
    ],
    32,
  );
const filled = (foot: number, rim: number, tall: number): Mesh =>
  turned(
    [
      [0, 0.05],
      [foot, 0.05],
      [rim, tall],
      [rim, tall],
      [rim * 0.95, tall + 0.012],
      [0, tall],
    ],
    40,
  );
const shell = (foot: number, rim: number, tall: number): Mesh =>
  turned(
    [
      [0, 0],
      [foot, 0],
      [foot + 0.01, 0.03],
      [rim, tall],
      [rim + 0.012, tall + 0.015],
      [rim - 0.02, tall],
    ],
    40,
  );

const tumbler = turned([
  [0, 0],
  [0.4, 0],
  [0.42, 0.1],
  [0.47, 0.9],
  [0.56, 1.06],
  [0.57, 1.08],
  [0.55, 1.08],
  [0.45, 0.92],
  [0.44, 0.8],
  [0, 0.8],
]);
const dabara = cupOf(0.62, 0.78, 0.34, 0.03);
const saucer = turned([
  [0, 0],
  [0.5, 0],
  [0.95, 0.1],
  [0.97, 0.12],
  [0.93, 0.12],
  [0.5, 0.05],
  [0, 0.05],
]);
const teaCup = turned([
  [0, 0],
  [0.36, 0],
  [0.4, 0.06],
  [0.6, 0.28],
  [0.68, 0.6],
  [0.665, 0.62],
  [0.64, 0.6],
  [0.6, 0.45],
  [0, 0.42],
]);
const mug = cupOf(0.5, 0.56, 0.92);
const kulhad = cupOf(0.42, 0.62, 0.86, 0.06);
const ear = (from: number, out: number, low: number, high: number): Mesh =>
  hose(
    Array.from({ length: 10 }, (_, i): Point => {
      const turn = (i / 9) * Math.PI;
      return [from + out * Math.sin(turn), (low + high) / 2 + ((high - low) / 2) * Math.cos(turn), 0.15];
    }),
    () => 0.055,
    8,
  );
const cupEar = ear(0.58, 0.3, 0.2, 0.52);
const mugEar = ear(0.52, 0.34, 0.2, 0.76);
const glassFilled = filled(0.37, 0.51, 1.32);
const glassShell = shell(0.4, 0.58, 1.62);
const bottle = turned([
  [0, 0],
  [0.36, 0],
  [0.4, 0.06],
  [0.4, 0.95],
  [0.34, 1.12],
  [0.15, 1.34],
  [0.14, 1.5],
  [0, 1.5],
]);
const cap = turned(
  [
    [0, 0],
    [0.17, 0],
    [0.17, 0.15],
    [0.15, 0.17],
    [0, 0.17],
  ],
  24,
);
const label = turned(
  [
    [0.405, 0.3],
    [0.405, 0.82],
  ],
  40,
);

const hot = (fill: string) => wet(fill, { bump: 0.05, shine: 0.5, spots: mix(fill, 'ffffff', 0.12) });
const opened = (mesh: Mesh): Mesh => ({ ...mesh, isOpen: true });

const shapes: Readonly<Record<Vessel, Shape>> = {
  tall: {
    top: 1.32,
    radius: 0.5,
    build: (scene, fill) => {
      scene.add(
        glassFilled,
        wet(fill, { bump: 0.06, scale: 0.5, shine: 0.35, soft: 0.6, spots: mix(fill, 'ffffff', 0.14) }),
      );
      scene.add(glassShell, wares.white, {}, true);
    },
  },
  tumbler: {
    top: 1.0,
    radius: 0.47,
    build: (scene, fill) => {
      scene.add(dabara, wares.brass);
      scene.add(tumbler, wares.brass, { y: 0.05 });
      scene.add(surface(0.49), hot(fill), { y: 1.02 });
    },
  },
  cup: {
    top: 0.54,
    radius: 0.61,
    build: (scene, fill) => {
      scene.add(saucer, wares.white);
      scene.add(teaCup, wares.white, { y: 0.05 });
      scene.add(cupEar, wares.white, { y: 0.05 });
      scene.add(surface(0.63), hot(fill), { y: 0.56 });
    },
  },
  mug: {
    top: 0.82,
    radius: 0.5,
    build: (scene, fill) => {
      const glaze = material('39617a', { spots: '2f5068', shine: 0.5, gloss: 60, bump: 0.05 });
      scene.add(mug, glaze);
      scene.add(mugEar, glaze);
      scene.add(surface(0.52), hot(fill), { y: 0.83 });
    },
  },
  kulhad: {
    top: 0.76,
    radius: 0.52,
    build: (scene, fill) => {
      scene.add(kulhad, wares.clay);
      scene.add(surface(0.56), hot(fill), { y: 0.77 });
    },
  },
  bottle: {
    top: 1.5,
    radius: 0.1,
    build: (scene, fill) => {
      scene.add(bottle, wet(fill, { bump: 0, soft: 0.6 }));
      scene.add(opened(label), material('3f86b8', { bump: 0, shine: 0.3 }));
      scene.add(cap, material('2b6ca6', { shine: 0.3 }), { y: 1.46 });
    },
  },
};

const cube = lump({ round: 0.25, fine: 10 });
const ball = lump({ fine: 18 });
const bubble = lump({ fine: 7 });

const garnishes: Readonly<Record<Garnish, (scene: Scene, shape: Shape, fill: string) => void>> = {
  foam: (scene, { top, radius }, fill) => {
    const look = material(mix(fill, 'f3d9b0', 0.5), { shine: 0.15, soft: 0.5, bump: 0.3, scale: 3 });
    scene.add(ball, look, { y: top, size: [radius * 0.96, 0.1, radius * 0.96] });
    for (let i = 0; i < 90; i++) {
      const turn = i * 2.4;
      const out = Math.sqrt(i / 90) * radius * 0.9;
      scene.add(bubble, look, {
        x: Math.cos(turn) * out,
        y: top + 0.07,
        z: Math.sin(turn) * out,
        size: scene.between(0.012, 0.034),
      });
    }
  },
  ice: (scene, { top, radius }) => {
    const look = wet('dfeef3', { shine: 0.8, soft: 0.7, bump: 0.15 });
    for (const [x, z, yaw] of [
      [-0.4, 0.1, 0.3],
      [0.35, -0.2, 1],
      [0.1, 0.45, 0.6],
    ] as const)
      scene.add(cube, look, { x: x * radius, y: top + 0.03, z: z * radius, yaw, tip: 0.3, size: 0.15 });
  },
  mint: (scene, { top, radius }) => {
    for (const yaw of [0.4, 1.5, 2.7, -0.8])
      scene.add(leafMesh, material('3f8f3a', { soft: 0.5, shine: 0.25 }), {
        x: -radius * 0.3 + Math.sin(yaw) * 0.13,
        y: top + 0.14,
        z: Math.cos(yaw) * 0.13,
        yaw,
        tip: -0.5,
        size: 0.32,
      });
  },
  lemon: (scene, { top, radius }) => {
    scene.add(ball, wet('f0cb2a', { bump: 0.1 }), {
      x: radius * 0.95,
      y: top + 0.3,
      roll: 0.25,
      size: [0.035, 0.27, 0.27],
    });
    scene.add(ball, material('fbf0a8', { spots: 'f3dc6a', soft: 0.6 }), {
      x: radius * 0.95,
      y: top + 0.3,
      z: 0.02,
      yaw: 1,
      size: [0.05, 0.23, 0.24],
    });
  },
  straw: (scene, { top }) =>
    scene.add(
      hose(
        [
          [0.05, top - 0.2, 0],
          [0.2, top + 0.3, -0.05],
          [0.36, top + 0.85, -0.1],
        ],
        () => 0.045,
        8,
      ),
      material('d6443a', { spots: 'fbe9e2', from: 0.45, to: 0.5, scale: 2.4 }),
    ),
  steam: (scene, { top }) => scene.steam(top + 0.1, 0.75),
  nuts: (scene, { top, radius }) =>
    scatter(
      scene,
      ['nuts', 'pistachio'],
      { radius: radius * 0.8, height: () => top + 0.02, sauce: null },
      0.7,
    ),
  saffron: (scene, { top, radius }) =>
    scatter(scene, ['saffron'], { radius: radius * 0.8, height: () => top + 0.03, sauce: null }),
  scoop: (scene, { top }, fill) => {
    scene.add(
      lump({ rough: 0.1, bumps: 3, fine: 20 }),
      material('fbeccb', { soft: 0.5, bump: 0.5, scale: 2 }),
      { y: top + 0.2, size: 0.4 },
    );
    scatter(scene, ['chocolate'], {
      radius: 0.26,
      height: (x, z) => top + 0.2 + Math.sqrt(0.165 - x * x - z * z),
      sauce: fill,
    });
  },
};

export function serveDrink(scene: Scene, { vessel, fill, garnish }: Drink): void {
  const shape = shapes[vessel];
  shape.build(scene, fill);
  for (const name of garnish) garnishes[name](scene, shape, fill);
}
