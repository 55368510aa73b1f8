import type { Ware } from '../recipes/picture.ts';
import { type Material, material, mix } from '../render/material.ts';
import { hose, lump, type Point, sheet, turned } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';

const metal = (color: string, rough = 0): Material =>
  material(color, {
    spots: mix(color, '20140a', 0.05),
    metal: 0.85,
    shine: 0.9,
    gloss: 70,
    bump: rough,
    soft: 0,
  });

export const wares: Readonly<Record<Ware, Material>> = {
  copper: metal('d08a5c'),
  brass: metal('e8b45c'),
  steel: metal('d5d8da'),
  iron: material('2e2b2a', { spots: '1d1a19', shine: 0.35, gloss: 26, metal: 0.2, bump: 0.2, soft: 0 }),
  clay: material('a85c3a', { spots: '8a452a', bump: 0.25, scale: 2, shine: 0.06 }),
  white: material('f1ece2', { spots: 'e9e2d5', shine: 0.5, gloss: 80, bump: 0, soft: 0.1 }),
  leaf: material('3f7a2b', { spots: '346a24', scale: 0.4, shine: 0.4, gloss: 24, soft: 0.2, bump: 0.05 }),
  slate: material('3b3f42', { spots: '2b2e31', shine: 0.12, bump: 0.3, scale: 1.4 }),
  wood: material('9a6436', { spots: '6f4220', scale: 0.8, bump: 0.12, shine: 0.1 }),
};

const bowl = turned([
  [0, 0],
  [0.46, 0],
  [0.5, 0.05],
  [0.66, 0.12],
  [0.84, 0.28],
  [0.95, 0.48],
  [1, 0.66],
  [0.985, 0.69],
  [0.95, 0.68],
  [0.91, 0.55],
  [0.78, 0.3],
  [0.5, 0.14],
  [0, 0.12],
]);
const handle = hose(
  Array.from({ length: 9 }, (_, i): Point => {
    const turn = (i / 8) * Math.PI;
    return [0.96 + 0.26 * Math.sin(turn), 0.58, 0.26 * Math.cos(turn)];
  }),
  () => 0.045,
);
/** How high the food in a bowl begins, and how wide it is there. */
export const BRIM = { height: 0.55, radius: 0.9 };

export function addBowl(scene: Scene, ware: Ware): void {
  const of = ware === 'leaf' || ware === 'slate' || ware === 'wood' ? 'clay' : ware;
  scene.add(bowl, wares[of]);
  if (of !== 'iron' && of !== 'copper' && of !== 'brass') return;
  scene.add(handle, wares[of]);
  scene.add(handle, wares[of], { yaw: Math.PI });
}

const plate = turned(
  [
    [0, 0],
    [0.8, 0],
    [0.84, 0.02],
    [1.3, 0.13],
    [1.34, 0.155],
    [1.32, 0.17],
    [1.12, 0.105],
    [1.0, 0.06],
    [0.6, 0.05],
    [0, 0.05],
  ],
  56,
);
const tray = turned(
  [
    [0, 0],
    [1.28, 0],
    [1.35, 0.13],
    [1.34, 0.15],
    [1.31, 0.14],
    [1.26, 0.05],
    [0.9, 0.04],
    [0, 0.04],
  ],
  56,
);
const board = lump({ round: 0.16, fine: 28 });
const leaf = sheet({ across: 180, down: 12, isRound: false, isOpen: true }, (u, v) => {
  const x = (u - 0.5) * 3.5;
  const half = 1.12 * Math.max(0.02, 1 - (Math.abs(u - 0.46) * 1.75) ** 3.2) ** 0.6;
  const z = (v - 0.5) * 2 * half;
  return [
    x,
    0.03 +
      0.05 * Math.abs(v - 0.5) +
      0.009 * (1 - (2 * v - 1) ** 4) * Math.sin(u * 190 + Math.abs(v - 0.5) * 22) +
      0.03 * Math.sin(u * Math.PI),
    z,
  ];
});
const rib = hose(
  Array.from({ length: 9 }, (_, i): Point => [-1.7 + i * 0.425, 0.06, 0]),
  (along) => 0.035 * (1.2 - along),
);

/** Returns the height of the plate's middle. */
export function addPlate(scene: Scene, ware: Ware): number {
  if (ware === 'slate' || ware === 'wood') {
    scene.add(board, wares[ware], { y: 0.04, size: [1.5, 0.05, 1.08] });
    return 0.1;
  }
  if (ware === 'leaf') {
    scene.add(leaf, wares.leaf, { yaw: -0.12 });
    scene.add(rib, material('9fbf5e'), { yaw: -0.12 });
    return 0.05;
  }
  scene.add(ware === 'white' || ware === 'clay' ? plate : tray, wares[ware]);
  return 0.05;
}
