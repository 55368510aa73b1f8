import { at, darker, ellipse, flat, lighter, path, stroke } from '../ink.ts';
import { type Draw, several } from './shapes.ts';

export const jalebi: Draw = (_ink, color) => {
  const coil =
    'M0 4C-12-14 22-30 40-8 54 26-22 44-52 14-72-34 30-66 74-22 98 40-30 80-84 36-112-10-70-70-10-74';
  const one =
    at(0, 12, 0, 1, stroke(coil, '3a1420', 30, 0.2)) +
    stroke(coil, darker(color, 0.42), 29) +
    stroke(coil, color, 23) +
    stroke(coil, lighter(color, 0.55), 7, 0.75);
  return several(
    [
      [-86, -30, 0],
      [92, -38, 70],
      [10, 40, 200],
    ],
    one,
  );
};

export const squares: Draw = (ink, color) =>
  several(
    [
      [-100, -36, 0],
      [14, -72, 0],
      [128, -34, 0],
      [14, 2, 0],
      [-60, 40, 0],
      [88, 46, 0],
    ],
    ellipse(0, 50, 82, 26, flat('3a1420', 0.22)) +
      path('M-76-4 0 38V66L-76 24Z', ink.down(color)) +
      path('M76-4 0 38V66L76 24Z', flat(darker(color, 0.25))) +
      path('M0-46 76-4 0 38-76-4Z', flat(lighter(color, 0.4))) +
      path('M-10-22 30-8 4 14-34-2Z', flat('ffffff', 0.55)) +
      at(6, -2, 20, 1, ellipse(0, 0, 13, 5, flat('7fb23a'))) +
      at(22, 4, -30, 1, ellipse(0, 0, 10, 4, flat('9cc851'))),
  );

export const kulfi: Draw = (ink, color) => {
  const one = (tone: string) =>
    ellipse(2, 128, 62, 16, flat('3a1420', 0.22)) +
    `<rect x="-9" y="96" width="18" height="66" rx="9" ${ink.across('d9ac72')}/>` +
    path('M-34-110C-28-138 28-138 34-110L58 92C58 112-58 112-58 92Z', ink.across(tone)) +
    stroke('M-20-96-34 76M10-100 14 84', lighter(tone, 0.5), 6, 0.5) +
    [
      [-20, -50],
      [14, -10],
      [-28, 30],
      [26, 56],
      [4, -88],
    ]
      .map(([x = 0, y = 0]) => at(x, y, x * 3, 1, ellipse(0, 0, 9, 4, flat('7fae3c'))))
      .join('');
  return (
    at(-104, -6, -16, 0.98, one(color)) +
    at(104, -4, 16, 0.98, one('f7b648')) +
    at(0, -16, 0, 1.06, one('c5d68c'))
  );
};
