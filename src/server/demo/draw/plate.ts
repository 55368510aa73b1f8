import type { Plate, Ware } from '../picture.ts';
import { wareColor } from './bowl.ts';
import { foods } from './foods.ts';
import { at, darker, ellipse, flat, glint, type Ink, lighter, path, stroke } from './ink.ts';

/** A plate on a 512 square, seen from a little above, with its food and its dips. */
export function drawPlate({ ware, food, color, dips }: Plate, ink: Ink): string {
  const shift = dips.length > 0 ? -26 : 0;
  const served = at(256 + shift, 262, 0, dips.length > 0 ? 0.94 : 1.04, foods[food](ink, color));
  const places =
    dips.length === 1
      ? [[398, 366]]
      : [
          [420, 336],
          [330, 388],
          [206, 402],
        ];
  const beside = dips.map((sauce, index) => {
    const [x = 0, y = 0] = places[index] ?? [];
    return at(x, y, 0, 1, dipBowl(ink, sauce, ware));
  });
  return base(ware, ink) + served + beside.join('');
}

function base(ware: Ware, ink: Ink): string {
  if (ware === 'leaf') return bananaLeaf(ink);
  const color = wareColor[ware];
  return (
    ellipse(256, 322, 246, 132, flat(darker(color, 0.5))) +
    ellipse(256, 308, 248, 132, ink.down(lighter(color, 0.12))) +
    ellipse(256, 306, 206, 104, ink.down(darker(color, 0.12))) +
    ellipse(256, 312, 200, 98, flat(lighter(color, 0.18), 0.75)) +
    glint(92, 262, 60, 9, -36, 0.5)
  );
}

function bananaLeaf(ink: Ink): string {
  const veins = [-160, -110, -60, -10, 40, 90, 140]
    .map(
      (x) =>
        stroke(`M${256 + x} 306C${250 + x} 270 ${262 + x} 232 ${284 + x} 208`, '8cc152', 4, 0.55) +
        stroke(`M${256 + x} 310C${250 + x} 346 ${262 + x} 380 ${284 + x} 400`, '2f6b26', 4, 0.4),
    )
    .join('');
  return (
    path(
      'M8 326C40 214 160 176 290 184 400 190 476 240 504 318 470 410 380 440 270 438 150 438 44 420 8 326Z',
      flat('2b5a22'),
    ) +
    path(
      'M8 312C40 200 160 164 290 172 400 178 476 228 504 306 470 396 380 428 270 426 150 426 44 408 8 312Z',
      ink.down('5d9f3c'),
    ) +
    `<g clip-path="inset(0)">${veins}</g>` +
    stroke('M12 312C160 296 340 300 500 306', 'b9dd7c', 8, 0.85)
  );
}

function dipBowl(ink: Ink, sauce: string, ware: Ware): string {
  const color = wareColor[ware === 'leaf' || ware === 'clay' ? 'steel' : ware === 'iron' ? 'white' : ware];
  return (
    ellipse(0, 34, 66, 24, flat('2a1018', 0.3)) +
    path('M-64-4C-62 34-34 50 0 50 34 50 62 34 64-4Z', ink.across(color)) +
    ellipse(0, -4, 65, 30, ink.down(lighter(color, 0.25))) +
    ellipse(0, -2, 56, 24, flat(darker(sauce, 0.4))) +
    ellipse(0, 1, 54, 21, ink.round(sauce)) +
    glint(-24, -6, 14, 4, -14, 0.5) +
    ellipse(14, 4, 4, 2.5, flat('3f7a2a', 0.8)) +
    ellipse(2, -4, 3, 2, flat('8c2a16', 0.7))
  );
}
