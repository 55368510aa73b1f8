import type { Drink, Garnish, Vessel } from '../picture.ts';
import { at, darker, ellipse, flat, glint, type Ink, lighter, mix, path, stroke } from './ink.ts';

/** The surface of the drink: where garnish goes. */
interface Top {
  y: number;
  rx: number;
  ry: number;
}

const tops: Readonly<Record<Vessel, Top>> = {
  tall: { y: 128, rx: 102, ry: 30 },
  tumbler: { y: 130, rx: 98, ry: 32 },
  cup: { y: 196, rx: 138, ry: 50 },
  mug: { y: 150, rx: 122, ry: 42 },
  kulhad: { y: 150, rx: 122, ry: 44 },
  bottle: { y: 0, rx: 0, ry: 0 },
};

/** A drink on a 512 square. */
export function drawDrink({ vessel, fill, garnish }: Drink, ink: Ink): string {
  const top = tops[vessel];
  const has = (name: Garnish) => garnish.includes(name);
  const behind = has('straw')
    ? stroke(`M276 ${top.y + 10} 322 6 360 0`, 'e2483d', 16) +
      stroke(`M273 ${top.y + 10} 318 8`, 'ff9a86', 5, 0.8)
    : '';
  return (
    vessels[vessel](ink, fill, top, behind) +
    garnish.map((name) => garnishes[name]?.(ink, fill, top) ?? '').join('')
  );
}

const liquid = (ink: Ink, fill: string, { y, rx, ry }: Top) =>
  ellipse(256, y, rx, ry, flat(darker(fill, 0.3))) + ellipse(256, y + 3, rx - 4, ry - 3, ink.round(fill));

const vessels: Readonly<Record<Vessel, (ink: Ink, fill: string, top: Top, behind: string) => string>> = {
  tall: (ink, fill, top, behind) =>
    path('M146 96 176 470C180 490 332 490 336 470L366 96Z', flat('ffffff', 0.38)) +
    behind +
    path(`M154 ${top.y} 182 452C188 474 324 474 330 452L358 ${top.y}Z`, ink.across(fill)) +
    liquid(ink, fill, top) +
    ellipse(256, 96, 110, 32, 'fill="none"', 'stroke="#ffffff" stroke-width="7" stroke-opacity=".85"') +
    stroke('M176 170 196 420', 'ffffff', 14, 0.5) +
    stroke('M334 180 322 380', 'ffffff', 7, 0.35),
  tumbler: (ink, fill, top) =>
    path('M86 388C90 456 160 484 256 484 352 484 422 456 426 388Z', ink.across('c3c9d6')) +
    ellipse(256, 388, 170, 50, ink.down('e6e9f0')) +
    ellipse(256, 392, 152, 40, flat('8d94a6')) +
    path('M142 118 172 416C176 440 336 440 340 416L370 118Z', ink.across('cfd5e0')) +
    path('M120 106C120 84 392 84 392 106 392 132 372 140 256 140 140 140 120 132 120 106Z', flat('dfe3ec')) +
    ellipse(256, 110, 134, 38, ink.down('f4f6fa')) +
    ellipse(256, 116, 112, 30, flat('7d8496')) +
    liquid(ink, fill, { ...top, y: 122, ry: 26, rx: 106 }),
  cup: (ink, fill, top) =>
    ellipse(256, 432, 216, 62, flat('b9a9c4')) +
    ellipse(256, 422, 218, 60, ink.down('f6f1f6')) +
    ellipse(256, 424, 130, 32, flat('d8cddd')) +
    stroke('M384 230C474 216 470 330 366 334', 'e6dcea', 30) +
    stroke('M386 228C458 220 456 316 372 324', 'ffffff', 9, 0.8) +
    path('M106 196C108 330 166 426 256 426 346 426 404 330 406 196Z', ink.across('f3eef4')) +
    ellipse(256, 196, 150, 58, ink.down('ffffff')) +
    liquid(ink, fill, top),
  mug: (ink, fill, top) =>
    stroke('M376 208C484 196 484 388 362 380', 'd9694a', 38) +
    stroke('M380 204C462 200 462 366 372 372', 'f3a184', 10, 0.8) +
    path('M122 150 134 430C138 468 374 468 378 430L390 150Z', ink.across('d9694a')) +
    stroke('M130 330C180 352 330 352 384 330', 'ffe2c4', 14, 0.85) +
    ellipse(256, 150, 134, 48, ink.down('f3a184')) +
    liquid(ink, fill, top),
  kulhad: (ink, fill, top) =>
    path('M120 146 168 446C174 474 338 474 344 446L392 146Z', ink.across('b9633f')) +
    stroke('M136 230C190 254 322 254 376 230', '8c4226', 9, 0.6) +
    stroke('M146 292C196 314 316 314 366 292', '8c4226', 7, 0.45) +
    ellipse(256, 146, 138, 52, ink.down('cf7f56')) +
    ellipse(256, 150, 124, 44, flat('7d3a22')) +
    liquid(ink, fill, top),
  bottle: (ink, fill) =>
    path(
      'M216 60H296V120C296 150 346 170 346 220V452C346 486 166 486 166 452V220C166 170 216 150 216 120Z',
      ink.across(fill),
    ) +
    path('M166 250H346V372H166Z', ink.across('3f8fc4')) +
    stroke('M186 300C220 280 250 330 326 296', 'ffffff', 10, 0.9) +
    stroke('M186 326C220 306 250 356 326 322', 'cfeaf6', 7, 0.8) +
    `<rect x="208" y="22" width="96" height="46" rx="12" ${ink.across('2f6fae')}/>` +
    stroke('M188 216V440', 'ffffff', 12, 0.6),
};

const garnishes: Readonly<Partial<Record<Garnish, (ink: Ink, fill: string, top: Top) => string>>> = {
  foam: (ink, fill, { y, rx, ry }) => {
    const tone = mix(fill, 'fbe6c4', 0.66);
    const bubbles = [-0.7, -0.35, 0, 0.36, 0.7].map((x, i) =>
      ellipse(256 + x * rx, y - 4 - (i % 2) * 7, rx * 0.3, ry * 0.7, ink.round(tone)),
    );
    return (
      ellipse(256, y, rx - 2, ry - 1, flat(tone)) +
      bubbles.join('') +
      ellipse(256, y + ry * 0.3, rx * 0.7, ry * 0.5, flat(lighter(tone, 0.3)))
    );
  },
  ice: (_ink, _fill, { y }) =>
    [
      [-46, -8, -14],
      [34, -12, 18],
      [-6, 8, 40],
    ]
      .map(([x = 0, dy = 0, turn = 0]) =>
        at(
          256 + x,
          y + dy,
          turn,
          1,
          `<rect x="-28" y="-24" width="56" height="48" rx="12" fill="#e6f6ff" fill-opacity=".72"/>` +
            glint(-8, -10, 12, 5, -10, 0.8),
        ),
      )
      .join(''),
  mint: (ink, _fill, { y }) =>
    [
      [-150, 50],
      [-30, 50],
      [-90, 58],
    ]
      .map(([turn = 0, size = 0], i) =>
        at(
          230,
          y - 2,
          turn,
          1,
          path(
            `M0 0C${size * 0.3}-${size * 0.42} ${size * 0.9}-${size * 0.3} ${size * 1.15} 0 ${size * 0.9} ${size * 0.3} ${size * 0.3} ${size * 0.42} 0 0Z`,
            ink.round(i === 2 ? '5fb34c' : '3f9a44'),
          ),
        ),
      )
      .join(''),
  lemon: (ink, _fill, { y, rx }) =>
    at(
      256 + rx * 0.86,
      y - 30,
      14,
      1,
      ellipse(0, 0, 54, 54, ink.round('f7d52e')) +
        ellipse(0, 0, 44, 44, flat('fff7b8')) +
        [0, 60, 120].map((turn) => at(0, 0, turn, 1, stroke('M0-38V38', 'f4da52', 5))).join(''),
    ),
  steam: (_ink, _fill, { y }) =>
    [-52, 0, 52]
      .map((x, i) =>
        stroke(
          `M${256 + x} ${y - 34}C${236 + x} ${y - 62} ${280 + x} ${y - 84} ${256 + x} ${y - 118 - (i % 2) * 14}`,
          'ffffff',
          13,
          0.6,
        ),
      )
      .join(''),
  nuts: (_ink, _fill, { y, rx }) =>
    [
      [-0.4, 0],
      [0.1, -6],
      [0.45, 4],
      [-0.08, 8],
    ]
      .map(([x = 0, dy = 0], i) =>
        at(256 + x * rx, y + dy, i * 50, 1, ellipse(0, 0, 17, 6, flat(i % 2 ? '8fb94a' : 'e6b978'))),
      )
      .join(''),
  saffron: (_ink, _fill, { y, rx }) =>
    stroke(
      `M${256 - rx * 0.3} ${y + 6}C${250} ${y - 8} ${262} ${y + 12} ${256 + rx * 0.3} ${y - 4}`,
      'c9320f',
      5,
    ) + stroke(`M${256 - rx * 0.1} ${y - 12}L${256 + rx * 0.16} ${y - 16}`, 'e2621a', 4),
  scoop: (ink, _fill, { y }) =>
    ellipse(256, y - 36, 78, 70, ink.round('fbeccb')) +
    path(
      `M184 ${y - 44}C196 ${y - 120} 316 ${y - 120} 328 ${y - 44} 306 ${y - 20} 296 ${y - 50} 276 ${y - 34} 254 ${y - 14} 240 ${y - 48} 222 ${y - 30} 206 ${y - 20} 192 ${y - 30} 184 ${y - 44}Z`,
      ink.round('6b3a22'),
    ) +
    glint(226, y - 84, 18, 8),
};
