import type { Topping } from '../recipes/picture.ts';
import { baked, type Material, material, mix, wet } from '../render/material.ts';
import { hose, lump, type Mesh, type Point, sheet } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';

/** Where toppings lie: a round place, and how high it is. */
export interface Ground {
  radius: number;
  height: (x: number, z: number) => number;
  /** The colour that they are coated with. */
  sauce: string | null;
}

interface Piece {
  count: number;
  /** Pieces below lie first; garnish comes on top. */
  isGarnish?: boolean;
  put: (scene: Scene, x: number, y: number, z: number, ground: Ground) => void;
}

const box = lump({ round: 0.28, rough: 0.05, bumps: 2 });
const ball = lump({ fine: 14 });
const bead = lump({ fine: 8 });
export const chunks = [1, 2, 3, 4].map((seed) =>
  lump({ rough: 0.34, bumps: 1.5, seed: seed * 7, fine: 16, round: 0.85 }),
);
export const leafMesh = sheet({ across: 4, down: 6, isRound: false, isOpen: true }, (u, v) => {
  const wide = Math.sin(Math.PI * Math.min(0.98, v * 0.92 + 0.04)) ** 0.8 * 0.42;
  return [(u - 0.5) * 2 * wide, 0.12 * Math.sin(v * 3) + 0.35 * (u - 0.5) ** 2, v - 0.5];
});
const bean = sheet({ across: 8, down: 6 }, (u, v) => {
  const [turn, rise] = [u * Math.PI * 2, v * Math.PI];
  const x = Math.cos(rise);
  return [x, Math.sin(rise) * Math.sin(turn) * 0.55, Math.sin(rise) * Math.cos(turn) * 0.6 + 0.35 * x * x];
});
const ringOf = (radius: number, thick: number, part = 1): Mesh =>
  hose(
    Array.from({ length: 13 }, (_, i): Point => {
      const turn = (i / 12) * Math.PI * 2 * part;
      return [Math.cos(turn) * radius, 0, Math.sin(turn) * radius];
    }),
    () => thick,
    6,
  );
const onionRing = ringOf(1, 0.13, 0.62);
const stick = lump({ round: 0.4, fine: 8 });
const chilliMesh = hose(
  Array.from(
    { length: 8 },
    (_, i): Point => [(i / 7 - 0.5) * 2, 0.1 * Math.sin(i), 0.35 * (i / 7 - 0.4) ** 2],
  ),
  (along) => 0.17 * (1 - along * 0.85),
);
const crescent = hose(
  Array.from({ length: 9 }, (_, i): Point => {
    const turn = (i / 8) * Math.PI * 1.35;
    return [Math.cos(turn) * 0.72, 0, Math.sin(turn) * 0.72];
  }),
  (along) => 0.36 * (1 - along * 0.62),
  9,
);

const coated = (own: string, { sauce }: Ground, amount = 0.35): string =>
  sauce === null ? own : mix(own, sauce, amount);

const lumps =
  (
    mesh: readonly Mesh[],
    look: (ground: Ground) => Material,
    size: readonly [number, number, number],
    sink = 0.35,
  ) =>
  (scene: Scene, x: number, y: number, z: number, ground: Ground): void => {
    const grow = scene.between(0.86, 1.16);
    scene.add(scene.any(mesh), look(ground), {
      x,
      y: y + size[1] * (1 - 2 * sink),
      z,
      yaw: scene.between(0, 6.28),
      tip: scene.between(-0.22, 0.22),
      roll: scene.between(-0.22, 0.22),
      size: [size[0] * grow, size[1] * grow, size[2] * grow],
      tone: scene.between(-0.07, 0.07),
    });
  };

const plain = (color: string) => () => wet(color, { shine: 0.3, bump: 0.2 });

const leaves =
  (color: string, size: number, count: number) =>
  (scene: Scene, x: number, y: number, z: number): void => {
    const turn = scene.between(0, 6.28);
    for (let i = 0; i < count; i++) {
      const yaw = turn + (i - (count - 1) / 2) * 0.95;
      scene.add(leafMesh, material(color, { shine: 0.22, soft: 0.5, scale: 3 }), {
        x: x + Math.sin(yaw) * size * 0.45,
        y: y + 0.03 + scene.between(0, 0.02),
        z: z + Math.cos(yaw) * size * 0.45,
        yaw,
        tip: scene.between(-0.25, 0.05),
        size: [size, size, size],
        tone: scene.between(-0.12, 0.12),
      });
    }
  };

const round = (color: string, size: number) => lumps([bead], plain(color), [size, size * 0.9, size], 0.2);
const sliver = (color: string, long: number) => lumps([stick], plain(color), [long, 0.012, 0.016], 0);

export const toppings: Readonly<Record<Topping, Piece>> = {
  paneer: {
    count: 7,
    put: lumps(
      [box],
      (g) =>
        baked(coated('fbf0d8', g, 0.14), {
          spots: coated('dba25a', g),
          from: 0.62,
          to: 0.86,
          bump: 0.15,
          soft: 0.4,
          shine: 0.35,
          gloss: 60,
        }),
      [0.19, 0.12, 0.16],
    ),
  },
  chicken: {
    count: 7,
    put: lumps(
      chunks,
      (g) => wet(coated('c8874a', g, 0.5), { spots: coated('7a3a16', g, 0.3), from: 0.6, shine: 0.75 }),
      [0.24, 0.16, 0.19],
    ),
  },
  meat: {
    count: 7,
    put: lumps(
      chunks,
      (g) => wet(coated('7c4325', g, 0.35), { spots: '3f1c0e', shine: 0.75 }),
      [0.25, 0.17, 0.2],
    ),
  },
  fish: {
    count: 4,
    put: lumps(
      [lump({ round: 0.55, rough: 0.14, fine: 16, seed: 5 })],
      (g) => wet(coated('eac795', g, 0.28), { spots: coated('b5733a', g), shine: 0.6 }),
      [0.36, 0.12, 0.2],
    ),
  },
  prawn: {
    count: 7,
    put: (scene, x, y, z, ground) =>
      scene.add(
        crescent,
        wet(coated('f3a274', ground, 0.15), { spots: 'f7d9c0', from: 0.3, to: 0.6, scale: 3 }),
        { x, y: y + 0.05, z, yaw: scene.between(0, 6.28), size: 0.21, roll: scene.between(-0.3, 0.3) },
      ),
  },
  egg: {
    count: 4,
    put: (scene, x, y, z) => {
      const yaw = scene.between(-0.6, 0.6);
      scene.add(ball, wet('fbf7ee', { bump: 0.04, soft: 0.5 }), {
        x,
        y: y + 0.01,
        z,
        yaw,
        size: [0.25, 0.17, 0.19],
      });
      scene.add(ball, wet('f2a51f', { bump: 0.1, soft: 0.4 }), {
        x,
        y: y + 0.115,
        z,
        yaw,
        size: [0.125, 0.08, 0.11],
      });
    },
  },
  kofta: {
    count: 4,
    put: lumps(
      [lump({ rough: 0.07, bumps: 4, fine: 18 })],
      (g) => wet(coated('b97a3a', g, 0.2), { spots: '7a4317', shine: 0.5 }),
      [0.26, 0.22, 0.26],
    ),
  },
  jamun: {
    count: 4,
    put: lumps(
      [ball],
      () => wet('6f2c10', { spots: '4a1808', shine: 0.95, gloss: 150, bump: 0.05 }),
      [0.31, 0.28, 0.31],
      0.2,
    ),
  },
  malai: {
    count: 4,
    put: lumps(
      [ball],
      () => wet('fdf4dc', { spots: 'f3e3ba', shine: 0.4, bump: 0.1, soft: 0.5 }),
      [0.34, 0.14, 0.34],
      0.25,
    ),
  },
  peas: { count: 22, put: round('74a83a', 0.065) },
  beans: {
    count: 46,
    put: lumps(
      [bean],
      (g) => wet(coated('8a4a2c', g, 0.3), { shine: 0.7, bump: 0.05 }),
      [0.11, 0.095, 0.11],
      0.15,
    ),
  },
  potato: {
    count: 7,
    put: lumps(chunks, (g) => wet(coated('efc766', g, 0.2), { shine: 0.3, bump: 0.15 }), [0.2, 0.15, 0.18]),
  },
  cauliflower: {
    count: 7,
    put: (scene, x, y, z, ground) => {
      for (let i = 0; i < 7; i++)
        scene.add(
          scene.any(chunks),
          baked(coated('f4e6bd', ground, 0.25), { spots: coated('c58f3c', ground) }),
          {
            x: x + scene.between(-0.14, 0.14),
            y: y + scene.between(0, 0.12),
            z: z + scene.between(-0.12, 0.12),
            yaw: i,
            size: 0.095,
            tone: scene.between(-0.06, 0.06),
          },
        );
    },
  },
  mushroom: {
    count: 7,
    put: lumps(
      [lump({ round: 0.8, fine: 12 })],
      (g) => wet(coated('d9b98c', g, 0.3), { spots: '8a5f36' }),
      [0.18, 0.1, 0.16],
    ),
  },
  okra: {
    count: 16,
    put: lumps(
      [lump({ round: 0.5, fine: 10 })],
      () => wet('5f8f34', { spots: 'b9cf86', shine: 0.4 }),
      [0.13, 0.065, 0.075],
      0.1,
    ),
  },
  carrot: { count: 10, put: lumps([box], plain('e8802a'), [0.06, 0.05, 0.06]) },
  capsicum: { count: 8, put: lumps([box], plain('5b8f2e'), [0.14, 0.03, 0.1], 0) },
  corn: { count: 24, put: round('f4c843', 0.055) },
  boondi: { count: 60, put: round('e0a234', 0.045) },
  tomato: { count: 8, isGarnish: true, put: lumps([box], plain('d23a22'), [0.065, 0.04, 0.06], 0) },
  onion: {
    count: 6,
    isGarnish: true,
    put: (scene, x, y, z) =>
      scene.add(onionRing, wet('d79ab4', { spots: 'f4e3ea', shine: 0.3 }), {
        x,
        y: y + 0.02,
        z,
        yaw: scene.between(0, 6.28),
        size: scene.between(0.11, 0.17),
      }),
  },
  coriander: { count: 15, isGarnish: true, put: leaves('4c8a2c', 0.105, 3) },
  mint: { count: 3, isGarnish: true, put: leaves('3f8a3c', 0.2, 3) },
  curryleaf: { count: 5, isGarnish: true, put: leaves('2d6326', 0.22, 1) },
  chilli: {
    count: 2,
    isGarnish: true,
    put: (scene, x, y, z) =>
      scene.add(chilliMesh, wet('b81f14', { shine: 0.8 }), {
        x,
        y: y + 0.05,
        z,
        yaw: scene.between(0, 6.28),
        size: 0.25,
      }),
  },
  lemon: {
    count: 2,
    isGarnish: true,
    put: (scene, x, y, z) => {
      const yaw = scene.between(0, 6.28);
      scene.add(bean, wet('f3d02f', { bump: 0.15 }), {
        x,
        y: y + 0.06,
        z,
        yaw,
        tip: 0.7,
        size: [0.2, 0.2, 0.15],
      });
    },
  },
  nuts: { count: 11, isGarnish: true, put: lumps([bean], () => baked('e8c58c'), [0.085, 0.06, 0.06], 0.1) },
  pistachio: { count: 16, isGarnish: true, put: sliver('93b44a', 0.05) },
  saffron: { count: 9, isGarnish: true, put: sliver('b5280c', 0.07) },
  berry: { count: 7, isGarnish: true, put: round('b3202c', 0.09) },
  chocolate: { count: 14, isGarnish: true, put: sliver('3a1c0e', 0.07) },
  sev: { count: 90, isGarnish: true, put: sliver('efb53a', 0.075) },
  cream: { count: 1, isGarnish: true, put: (scene, x, y, z) => swirl(scene, x, y, z, 'fff6e6') },
  curd: { count: 1, isGarnish: true, put: (scene, x, y, z) => drizzle(scene, x, y, z, 'fdf8ec', 0.042) },
  tamarind: { count: 1, isGarnish: true, put: (scene, x, y, z) => drizzle(scene, x, y, z, '53230f', 0.036) },
  butter: {
    count: 1,
    isGarnish: true,
    put: (scene, x, y, z) => {
      scene.add(ball, wet('f3bf3a', { shine: 0.9, bump: 0 }), {
        x,
        y: y - 0.02,
        z: z + 0.03,
        size: [0.3, 0.035, 0.24],
      });
      scene.add(box, material('fde68c', { spots: 'f9d868', shine: 0.4, soft: 0.5, bump: 0 }), {
        x,
        y: y + 0.07,
        z,
        yaw: 0.5,
        size: [0.14, 0.08, 0.12],
      });
    },
  },
  oil: {
    count: 16,
    put: (scene, x, y, z) =>
      scene.add(bead, wet('c8481a', { shine: 1, gloss: 120, bump: 0 }), {
        x,
        y: y + 0.004,
        z,
        size: [scene.between(0.03, 0.09), 0.012, scene.between(0.025, 0.06)],
      }),
  },
};

function swirl(scene: Scene, x: number, y: number, z: number, color: string): void {
  const turns = Array.from({ length: 34 }, (_, i): Point => {
    const turn = i * 0.36;
    const out = 0.1 + 0.42 * (i / 33);
    return [x + Math.cos(turn) * out, y + 0.012, z + Math.sin(turn) * out];
  });
  scene.add(
    hose(turns, (along) => 0.036 * Math.sin(Math.PI * Math.min(0.97, along * 0.9 + 0.08)), 6),
    wet(color, { bump: 0, soft: 0.5, shine: 0.5 }),
  );
}

function drizzle(scene: Scene, x: number, y: number, z: number, color: string, thick: number): void {
  const line = Array.from({ length: 120 }, (_, i): Point => {
    const along = i / 119 - 0.5;
    return [
      x + along * 1.15 + 0.1 * Math.sin(along * 19),
      y + 0.05 - along * along * 0.45,
      z + 0.42 * Math.sin(along * 37),
    ];
  });
  scene.add(
    hose(line, () => thick, 6),
    wet(color, { bump: 0, soft: 0.4 }),
  );
}

/** Scatters toppings so that they neither pile up nor line up; garnish comes last. */
export function scatter(scene: Scene, names: readonly Topping[], ground: Ground, much = 1): void {
  const garnish = names.filter((name) => toppings[name].isGarnish);
  const body = names.filter((name) => !toppings[name].isGarnish);
  strew(scene, body, ground, much / Math.max(1, body.length * 0.75));
  strew(scene, garnish, ground, much);
}

function strew(scene: Scene, names: readonly Topping[], ground: Ground, much: number): void {
  const taken: [number, number][] = [];
  for (const name of names) {
    const { count, put } = toppings[name];
    const share = count === 1 ? 1 : Math.ceil(count * much);
    for (let i = 0; i < share; i++) {
      const [x, z] = count === 1 ? ([0.03, -0.02] as const) : roomiest(scene, taken, ground.radius * 0.84);
      taken.push([x, z]);
      put(scene, x, ground.height(x, z), z, ground);
    }
  }
}

/** Of some random places, the one with most room around it. */
function roomiest(
  scene: Scene,
  taken: readonly (readonly [number, number])[],
  radius: number,
): [number, number] {
  let best: [number, number] = [0, 0];
  let most = -1;
  for (let tries = 0; tries < 8; tries++) {
    const turn = scene.between(0, 6.283);
    const out = Math.sqrt(scene.random()) * radius;
    const [x, z] = [Math.cos(turn) * out, Math.sin(turn) * out];
    const room = Math.min(9, ...taken.map(([ox, oz]) => Math.hypot(x - ox, z - oz)));
    if (room > most) [most, best] = [room, [x, z]];
  }
  return best;
}
