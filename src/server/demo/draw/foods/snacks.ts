import { at, darker, ellipse, flat, glint, type Ink, lighter, path, stroke } from '../ink.ts';
import { char, type Draw, round, several } from './shapes.ts';

const cube = (ink: Ink, color: string) =>
  `<rect x="-36" y="-40" width="72" height="80" rx="16" ${ink.round(color)}/>` +
  stroke('M-20-22 18-26M-20 2 20-2M-18 26 18 22', darker(color, 0.65), 7, 0.5) +
  glint(-14, -26, 14, 5);

export const idli: Draw = (ink, color) =>
  several(
    [
      [-62, -34, -4],
      [84, -30, 5],
      [8, 36, 0],
    ],
    ellipse(0, 34, 106, 40, flat('3a1420', 0.22)) +
      path('M-104 14C-98-34-50-62 0-62 50-62 98-34 104 14 90 50-90 50-104 14Z', ink.round(color)) +
      ellipse(-20, -36, 40, 11, flat('ffffff', 0.5)) +
      [-60, -22, 30, 64]
        .map((x, i) => ellipse(x, -4 + (i % 2) * 16, 4, 2.5, flat(darker(color, 0.35), 0.4)))
        .join(''),
  );

export const vada: Draw = (ink, color) =>
  several(
    [
      [-78, -38, -8],
      [80, -40, 6],
      [4, 32, 0],
    ],
    ellipse(0, 34, 104, 44, flat('3a1420', 0.25)) +
      ellipse(0, 0, 102, 60, ink.round(color)) +
      char(ink, color, 6, 84, 44) +
      ellipse(0, -8, 30, 15, flat(darker(color, 0.7))) +
      ellipse(0, -3, 26, 11, flat(darker(color, 0.45))) +
      glint(-50, -30, 26, 8, -30, 0.5),
  );

export const skewers: Draw = (ink, color) => {
  const slice = (tone: string) => `<rect x="-11" y="-44" width="22" height="88" rx="11" ${ink.round(tone)}/>`;
  const stick =
    stroke('M-226 0H236', '9b6a3c', 9) +
    stroke('M-226-2H236', 'd9a86c', 3) +
    [-136, -34, 68, 170].map((x) => at(x, 0, 0, 1, cube(ink, color))).join('') +
    [
      [-86, '5f9e35'],
      [16, 'd64a70'],
      [118, 'd8281f'],
    ]
      .map(([x, tone]) => at(Number(x), 0, 0, 1, slice(String(tone))))
      .join('');
  return several(
    [
      [4, -52, -9],
      [-4, 48, -9],
    ],
    ellipse(10, 44, 200, 18, flat('3a1420', 0.25)) + stick,
  );
};

export const kebabs: Draw = (ink, color) => {
  const one =
    ellipse(4, 30, 132, 20, flat('3a1420', 0.25)) +
    `<rect x="-138" y="-36" width="276" height="72" rx="36" ${ink.down(color)}/>` +
    [-92, -40, 12, 64, 108]
      .map((x) => stroke(`M${x}-26C${x + 14}-8 ${x + 12} 12 ${x + 2} 28`, darker(color, 0.6), 9, 0.4))
      .join('') +
    glint(-60, -20, 60, 6, 0, 0.4);
  return several(
    [
      [-22, -70, -10],
      [26, -12, -6],
      [-30, 46, -12],
    ],
    one,
  );
};

export const patties: Draw = (ink, color) =>
  several(
    [
      [-92, -40, 0],
      [86, -46, 0],
      [-16, 0, 0],
      [112, 30, 0],
      [-108, 46, 0],
    ],
    round(ink, color, 92, 52, 24) + char(ink, color, 5, 70, 34),
  );

export const samosa: Draw = (ink, color) =>
  several(
    [
      [-84, -8, -10],
      [88, 4, 12],
    ],
    ellipse(4, 92, 112, 24, flat('3a1420', 0.28)) +
      path(
        'M-8-128C6-138 22-132 30-116L112 66C118 84 108 96 92 98-30 106-66 104-100 96-116 92-122 78-114 64Z',
        ink.round(color),
      ) +
      path(
        'M14-124C40-60 60 20 70 98L92 98C108 96 118 84 112 66L30-116C26-126 20-130 14-124Z',
        flat(darker(color, 0.4), 0.5),
      ) +
      stroke('M-104 82C-60 94 20 94 96 86', lighter(color, 0.4), 9, 0.6) +
      ellipse(-34, 10, 9, 6, flat(darker(color, 0.5), 0.45)) +
      ellipse(-66, 52, 7, 5, flat(darker(color, 0.5), 0.45)) +
      ellipse(-2, 50, 8, 5, flat(darker(color, 0.5), 0.4)) +
      glint(-30, -54, 12, 38, 24, 0.4),
  );

export const pakora: Draw = (ink, color) => {
  const rough =
    ellipse(2, 34, 72, 22, flat('3a1420', 0.22)) +
    [
      [-34, 8, 36],
      [32, 10, 38],
      [-12, -22, 38],
      [22, -20, 30],
      [0, 16, 40],
      [-46, -10, 20],
      [50, -8, 18],
    ]
      .map(([x = 0, y = 0, r = 0], i) =>
        ellipse(x, y, r, r * 0.86, ink.round(i % 2 ? color : lighter(color, 0.12))),
      )
      .join('') +
    char(ink, color, 7, 46, 30);
  return (
    several(
      [
        [-112, -34, 20],
        [0, -64, 0],
        [110, -36, -30],
        [-60, 30, 160],
        [64, 36, 70],
      ],
      rough,
    ) +
    several(
      [
        [-10, -84, 20],
        [80, 12, -20],
      ],
      path('M0 0C12-16 34-14 44 0 34 12 12 12 0 0Z', flat('3f8a34')),
    )
  );
};

export const fish: Draw = (ink, color) =>
  at(
    0,
    0,
    -8,
    1,
    ellipse(0, 74, 190, 26, flat('3a1420', 0.28)) +
      path(
        'M130 2C170-40 206-56 232-62 220-20 220 30 236 66 204 60 166 40 130 14Z',
        ink.round(darker(color, 0.2)),
      ) +
      path('M-60-66C-30-104 40-112 84-92L40-56Z', ink.round(darker(color, 0.2))) +
      path(
        'M-214 6C-180-62-90-88-10-78 70-70 126-36 150 6 120 54 60 84-20 84-100 84-180 62-214 6Z',
        ink.round(color),
      ) +
      stroke('M-136-52C-112-20-112 26-138 58', darker(color, 0.5), 8, 0.55) +
      [-64, -4, 56].map((x) => stroke(`M${x}-46 ${x - 30} 44`, '5c2412', 12, 0.5)).join('') +
      ellipse(-172, -8, 12, 11, flat('fff6e0')) +
      ellipse(-174, -8, 6, 6, flat('3a1a14')) +
      glint(-90, -52, 60, 9, -10, 0.4),
  );
