import { at, darker, ellipse, flat, glint, lighter, mix, path, stroke } from '../ink.ts';
import { char, type Draw, round, several } from './shapes.ts';

export const dosa: Draw = (ink, color) =>
  at(
    4,
    6,
    -11,
    1.16,
    ellipse(0, 70, 226, 34, flat('3a1420', 0.25)) +
      path(
        'M-214-34C-100-62 110-64 208-40 232-10 232 34 208 60 110 84-100 84-214 58-236 30-236-6-214-34Z',
        ink.down(color),
      ) +
      stroke('M-196-14C-90-40 100-42 196-22', lighter(color, 0.55), 12, 0.55) +
      [-150, -96, -40, 16, 74, 130]
        .map((x, i) =>
          stroke(`M${x}-34C${x + 26}-4 ${x + 22} 34 ${x + 4} 66`, darker(color, 0.35), 6 + (i % 3) * 2, 0.3),
        )
        .join('') +
      char(ink, color, 13, 190, 40) +
      ellipse(212, 10, 26, 50, flat(darker(color, 0.45))) +
      ellipse(212, 10, 18, 38, ink.round(lighter(color, 0.3))) +
      stroke('M214-16C200-8 200 26 212 32 222 22 220 2 210 6', darker(color, 0.4), 5, 0.8),
  );

export const disc: Draw = (ink, color) =>
  at(
    0,
    14,
    -4,
    1,
    round(ink, color, 196, 104, 16) +
      char(ink, color, 22, 180, 92) +
      glint(-92, -46, 50, 11, -24, 0.35) +
      ellipse(30, -6, 34, 13, flat('fff0b0', 0.75)) +
      ellipse(26, -12, 18, 8, ink.round('ffe070')),
  );

export const stack: Draw = (ink, color) =>
  [56, 28, 0, -28]
    .map((y, i) =>
      at(
        (i % 2) * 10 - 5,
        y,
        (i % 2) * 5 - 3,
        1,
        round(ink, color, 184 - i * 4, 92, 15) + (i === 3 ? char(ink, color, 18, 166, 80) : ''),
      ),
    )
    .join('') +
  at(
    6,
    -46,
    0,
    1,
    ellipse(4, 14, 60, 24, flat('ffd84d', 0.6)) +
      path('M-34-6 2-22 36-8 0 10Z', flat('fff2a8')) +
      path('M-34-6 0 10 0 28-34 12Z', flat('fbd648')) +
      path('M36-8 0 10 0 28 36 10Z', flat('e6b12c')),
  );

export const poori: Draw = (ink, color) =>
  several(
    [
      [-92, -34, -8],
      [92, -36, 8],
      [2, 26, 0],
    ],
    ellipse(0, 52, 108, 36, flat('3a1420', 0.25)) +
      ellipse(0, 0, 108, 74, ink.round(color)) +
      stroke('M-96 24C-60 56 60 56 96 24', darker(color, 0.4), 5, 0.5) +
      ellipse(26, 18, 60, 34, flat(mix(color, 'b8541a', 0.6), 0.32)) +
      ellipse(-20, -30, 66, 30, flat(lighter(color, 0.5), 0.35)) +
      glint(-44, -40, 34, 11),
  );

export const omelette: Draw = (ink, color) =>
  at(
    0,
    0,
    -6,
    1,
    ellipse(0, 70, 206, 40, flat('3a1420', 0.25)) +
      path(
        'M-204 46C-204-66-96-110 4-110 108-110 204-64 204 46 204 74 170 82 140 84H-150C-180 82-204 74-204 46Z',
        ink.round(color),
      ) +
      stroke('M-186 66C-80 86 90 86 188 66', darker(color, 0.5), 9, 0.5) +
      char(ink, color, 12, 160, 70) +
      [
        [-100, -10, '4f9a34'],
        [-36, -58, 'd8402a'],
        [40, -30, '4f9a34'],
        [110, 4, 'd8402a'],
        [-10, 26, 'b84a7d'],
        [80, -70, '4f9a34'],
        [-120, 34, 'b84a7d'],
      ]
        .map(([x, y, tone]) =>
          at(Number(x), Number(y), Number(x), 1, ellipse(0, 0, 12, 6, flat(String(tone)))),
        )
        .join(''),
  );

export const papad: Draw = (ink, color) =>
  at(
    0,
    4,
    -4,
    1,
    path(
      'M-190 20C-200-40-120-96-40-88 40-112 150-84 184-24 214 30 150 84 70 92-20 118-160 90-190 20Z',
      ink.round(color),
    ) +
      char(ink, color, 16, 170, 84) +
      [
        [-70, -20, 'd8402a'],
        [-20, 14, 'f6dbe6'],
        [30, -34, 'd8402a'],
        [70, 10, 'b84a7d'],
        [-40, 44, '4f9a34'],
        [10, -6, '4f9a34'],
        [60, 48, 'd8402a'],
        [-100, 20, 'f6dbe6'],
        [100, -24, '4f9a34'],
      ]
        .map(([x, y, tone]) =>
          at(
            Number(x),
            Number(y),
            Number(x),
            1,
            `<rect x="-13" y="-9" width="26" height="18" rx="5" ${ink.round(String(tone))}/>`,
          ),
        )
        .join(''),
  );
