import type { Topping } from '../picture.ts';
import { at, darker, ellipse, flat, glint, type Ink, lighter, path, stroke } from './ink.ts';

/** How a topping lies: a few large pieces, many small ones, one in the middle, or scattered leaves. */
export type Lie = 'pieces' | 'many' | 'middle' | 'scattered';

interface Piece {
  readonly lie: Lie;
  /** Drawn around 0,0, about 60 units across. */
  draw(ink: Ink, sauce: string): string;
}

const ball = (color: string, rx: number, ry: number) => (ink: Ink) =>
  ellipse(0, ry * 0.35, rx * 1.04, ry * 0.9, flat(darker(color, 0.7), 0.35)) +
  ellipse(0, 0, rx, ry, ink.round(color)) +
  glint(-rx * 0.35, -ry * 0.45, rx * 0.24, ry * 0.13);

const chunk = (color: string) => (ink: Ink, sauce: string) =>
  path('M-34 8C-36-14-14-28 8-26 30-24 40-6 34 10 28 26 8 26-10 26-26 26-33 20-34 8Z', ink.round(color)) +
  stroke('M-18-6C-8-14 6-16 18-12', lighter(color, 0.45), 5, 0.7) +
  stroke('M-22 16C-6 24 14 22 28 12', sauce, 5, 0.7) +
  ellipse(10, 2, 9, 4, flat(darker(color, 0.6), 0.5));

const leaf = (color: string, length: number) =>
  path(
    `M0 0C${length * 0.35} ${-length * 0.42} ${length * 0.85} ${-length * 0.3} ${length} 0C${length * 0.8} ${length * 0.28} ${length * 0.35} ${length * 0.3} 0 0Z`,
    flat(color),
  ) + stroke(`M3 0C${length * 0.4} -3 ${length * 0.6} -2 ${length * 0.85} 0`, lighter(color, 0.35), 2.5, 0.8);

const sprig = (color: string, length: number) => (ink: Ink) =>
  at(0, 0, -150 + ink.random() * 20, 1, leaf(darker(color, 0.12), length)) +
  at(0, 0, -30, 1, leaf(color, length)) +
  at(0, -4, -92, 1, leaf(lighter(color, 0.14), length * 0.95));

export const toppings: Readonly<Record<Topping, Piece>> = {
  paneer: {
    lie: 'pieces',
    draw: (ink, sauce) =>
      path('M-32-8 4-26 36-10 0 10Z', flat(lighter('fff3d6', 0.4))) +
      path('M-32-8 0 10 0 32-32 14Z', flat('f7e3b8')) +
      path('M36-10 0 10 0 32 36 12Z', flat('e6c48c')) +
      path('M-32 14 0 32 36 12 36 4 0 23-32 5Z', flat(sauce, 0.55)) +
      stroke('M-20-9 2-19', darker('e8a34a', 0.05), 5, 0.55 + ink.random() * 0.2),
  },
  chicken: { lie: 'pieces', draw: chunk('d98a4a') },
  meat: { lie: 'pieces', draw: chunk('854425') },
  kofta: { lie: 'pieces', draw: ball('c98345', 34, 28) },
  jamun: { lie: 'pieces', draw: ball('7a2f14', 46, 40) },
  malai: { lie: 'pieces', draw: ball('fff4d4', 46, 30) },
  potato: { lie: 'pieces', draw: ball('f1c75f', 30, 24) },
  egg: {
    lie: 'pieces',
    draw: (ink) =>
      ellipse(0, 8, 36, 25, flat('5a2410', 0.3)) +
      ellipse(0, 0, 36, 26, ink.round('fbf6ea')) +
      ellipse(0, -3, 20, 14, ink.round('f7b52c')) +
      glint(-6, -8, 6, 3),
  },
  fish: {
    lie: 'pieces',
    draw: (ink, sauce) =>
      path(
        'M-42 4C-40-22-10-32 14-28 38-24 48-4 40 8 20 0 0 2-12 16-24 24-42 20-42 4Z',
        ink.round('f3d3a0'),
      ) +
      stroke('M-34-2C-16-20 12-24 36-12', '9b7a5c', 6, 0.75) +
      stroke('M-30 12C-14 2 10-6 34 0', sauce, 5, 0.55),
  },
  prawn: {
    lie: 'pieces',
    draw: (ink) =>
      path(
        'M-30 14C-38-18-6-36 18-26 38-18 40 6 24 18 30 2 18-8 4-8-8-8-14 2-10 18-16 26-28 24-30 14Z',
        ink.round('f58a52'),
      ) +
      stroke('M-22-6-10-2M-8-20-2-8M12-24 12-9', 'fff0e0', 4, 0.8) +
      path('M-30 14-44 26-26 30Z', flat('e2542f')),
  },
  cauliflower: {
    lie: 'pieces',
    draw: (ink) =>
      path('M-8 30-4 6 8 6 12 30Z', flat('d9d38c')) +
      [
        [-20, -2, 18],
        [18, -2, 18],
        [0, -16, 20],
        [-8, 6, 15],
        [12, 8, 14],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, ink.round('f6e6b8')))
        .join(''),
  },
  peas: { lie: 'many', draw: ball('7dbb3c', 13, 12) },
  beans: {
    lie: 'many',
    draw: (ink) => ellipse(0, 0, 17, 11, ink.round('8a4a2a')) + glint(-5, -4, 5, 2),
  },
  boondi: { lie: 'many', draw: ball('eeb23c', 9, 8.5) },
  okra: {
    lie: 'many',
    draw: (ink) =>
      ellipse(0, 0, 16, 12, ink.round('5f9136')) +
      ellipse(0, -1, 9, 6, flat('cfe09a')) +
      ellipse(-2, -1, 2, 2, flat('fbf8e0')) +
      ellipse(3, 0, 2, 2, flat('fbf8e0')),
  },
  nuts: {
    lie: 'scattered',
    draw: (ink) =>
      path('M-20 6C-20-14 4-20 18-8 24-2 20 8 12 6 2 2-4 2-6 12-10 18-20 16-20 6Z', ink.round('efcf95')),
  },
  cream: {
    lie: 'middle',
    draw: () =>
      stroke(
        'M-92 6C-80-34 60-44 88-4 102 34-40 44-56 12-60-14 30-20 42 2 40 16-8 18-14 6',
        'fff6e4',
        10,
        0.95,
      ) + stroke('M-92 6C-80-34 60-44 88-4', 'ffffff', 4, 0.7),
  },
  butter: {
    lie: 'middle',
    draw: (ink) =>
      ellipse(2, 14, 62, 25, flat('ffd84d', 0.55)) +
      path('M-34-6 2-22 36-8 0 10Z', flat('fff2a8')) +
      path('M-34-6 0 10 0 26-34 10Z', ink.down('fbd648')) +
      path('M36-8 0 10 0 26 36 8Z', flat('e9b52c')),
  },
  coriander: { lie: 'scattered', draw: sprig('4f9a34', 26) },
  mint: { lie: 'scattered', draw: sprig('3f9a4a', 36) },
  curryleaf: {
    lie: 'scattered',
    draw: (ink) => at(0, 0, ink.random() * 180, 1, at(-20, 0, 0, 1, leaf('2f6b2a', 46))),
  },
  chilli: {
    lie: 'scattered',
    draw: (ink) =>
      at(
        0,
        0,
        -30 + ink.random() * 50,
        1,
        path('M-30-4C-14 12 12 14 36-8 20 28-20 26-34 6Z', ink.down('d8281f')) +
          stroke('M-32 0-42-8', '4f8a2c', 6),
      ),
  },
  ginger: {
    lie: 'scattered',
    draw: () =>
      stroke('M-24 6 20-8', 'f7dd9a', 6) +
      stroke('M-16-10 24 8', 'efcd7c', 6) +
      stroke('M-6 14 10-14', 'fbe7b4', 5),
  },
  onion: {
    lie: 'scattered',
    draw: () =>
      stroke('M-26 6C-20-18 20-18 26 6', 'f6dbe6', 8) + stroke('M-29 7C-22-24 22-24 29 7', 'b84a7d', 4),
  },
  lemon: {
    lie: 'scattered',
    draw: (ink) =>
      path('M-34-8A34 34 0 0 0 34-8Z', ink.down('f7d52e')) +
      path('M-27-6A27 27 0 0 0 27-6Z', flat('fff5a8')) +
      stroke('M0-5V17M-3-5-17 10M3-5 17 10', 'f2d648', 3),
  },
  saffron: {
    lie: 'scattered',
    draw: () => stroke('M-22 4C-8-8 6 8 22-6', 'c9320f', 4) + stroke('M-10 14C0 2 6 2 18 10', 'e2621a', 3.5),
  },
  pistachio: {
    lie: 'scattered',
    draw: () =>
      at(0, 0, 30, 1, ellipse(-8, 0, 12, 4.5, flat('8fbf3f'))) +
      at(6, 4, -40, 1, ellipse(4, 0, 11, 4, flat('6fa334'))) +
      ellipse(-4, 12, 8, 3.5, flat('a9cf5c')),
  },
  rose: {
    lie: 'scattered',
    draw: (ink) => path('M-20 4C-22-16 0-22 14-12 26-2 16 16 0 14-12 14-19 12-20 4Z', ink.round('ef5f86')),
  },
};
