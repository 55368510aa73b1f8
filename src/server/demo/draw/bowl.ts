import type { Bowl, Topping, Ware } from '../picture.ts';
import { at, darker, ellipse, flat, glint, type Ink, lighter, path } from './ink.ts';
import { toppings } from './toppings.ts';

export const wareColor: Readonly<Record<Ware, string>> = {
  copper: 'c97a42',
  clay: 'b9633f',
  white: 'f3eef4',
  iron: '43424f',
  steel: 'c3c9d6',
  leaf: '6f9c3f',
};

interface Spread {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A bowl on a 512 square, seen from a little above. */
export function drawBowl(bowl: Bowl, ink: Ink): string {
  const ware = wareColor[bowl.ware];
  const body =
    path('M34 214C36 330 118 428 200 436H312C394 428 476 330 478 214Z', ink.across(ware)) +
    path('M150 424C200 440 312 440 362 424 350 452 162 452 150 424Z', flat(darker(ware, 0.5))) +
    path('M70 300C110 380 170 416 230 424 160 424 96 372 70 300Z', flat('ffffff', 0.22)) +
    (bowl.ware === 'copper' ? band(ware) : '');
  const rim =
    ellipse(256, 214, 222, 104, ink.down(lighter(ware, 0.25))) +
    ellipse(256, 218, 202, 90, flat(darker(ware, 0.45)));
  return body + rim + (bowl.heaped ? heaped(bowl, ink) : poured(bowl, ink));
}

const band = (ware: string) =>
  path(
    'M42 268C60 300 180 340 256 340 332 340 452 300 470 268 468 282 466 292 462 302 430 340 330 366 256 366 182 366 82 340 50 302 46 292 44 282 42 268Z',
    flat(lighter(ware, 0.35), 0.45),
  );

function poured({ fill, toppings: names }: Bowl, ink: Ink): string {
  const surface =
    ellipse(256, 230, 197, 80, flat(darker(fill, 0.35))) +
    ellipse(256, 234, 193, 76, ink.round(fill)) +
    ellipse(256, 240, 150, 54, flat(lighter(fill, 0.16), 0.5)) +
    glint(140, 205, 46, 9, -14, 0.3);
  return surface + lay(names, { cx: 256, cy: 228, rx: 150, ry: 50 }, ink, fill);
}

function heaped({ fill, toppings: names }: Bowl, ink: Ink): string {
  const mound = path(
    'M60 226C66 168 150 62 252 58 356 54 444 160 452 226 420 286 320 304 256 304 192 304 92 286 60 226Z',
    ink.round(fill),
  );
  return mound + grains(fill, ink) + lay(names, { cx: 256, cy: 170, rx: 118, ry: 70 }, ink, fill);
}

function grains(fill: string, ink: Ink): string {
  let drawn = '';
  for (let i = 0; i < 150; i++) {
    const angle = ink.random() * Math.PI * 2;
    const reach = Math.sqrt(ink.random());
    const x = 256 + Math.cos(angle) * reach * 172;
    const y = 196 + Math.sin(angle) * reach * (Math.sin(angle) < 0 ? 118 : 88);
    const color = i % 3 === 0 ? darker(fill, 0.2) : lighter(fill, i % 3 === 1 ? 0.35 : 0.6);
    drawn += at(x, y, ink.random() * 180, 1, ellipse(0, 0, 12, 4.5, flat(color, 0.75)));
  }
  return drawn;
}

/** Where pieces lie in the unit circle, so that they neither pile up nor line up. */
const places: readonly (readonly [number, number])[] = [
  [-0.62, -0.2],
  [0.1, -0.72],
  [0.68, -0.12],
  [-0.22, 0.5],
  [0.42, 0.62],
  [-0.02, -0.1],
];
const leaves: readonly (readonly [number, number])[] = [
  [0.16, -0.24],
  [-0.5, 0.42],
  [0.66, 0.36],
  [-0.3, -0.62],
];

function lay(names: readonly Topping[], spread: Spread, ink: Ink, sauce: string): string {
  const drawn: { y: number; body: string }[] = [];
  const put = (name: Topping, x: number, y: number, layer: number, scale: number) => {
    const px = spread.cx + x * spread.rx;
    const py = spread.cy + y * spread.ry;
    drawn.push({
      y: layer + py,
      body: at(px, py, ink.random() * 24 - 12, scale, toppings[name].draw(ink, sauce)),
    });
  };
  const large = names.filter((name) => toppings[name].lie === 'pieces');
  const small = names.filter((name) => toppings[name].lie === 'scattered');
  large.forEach((name, kind) => {
    places.forEach(([x, y], place) => {
      if (place % large.length === kind) put(name, x, y, 1000, large.length === 1 ? 1.3 : 1.2);
    });
  });
  small.forEach((name, kind) => {
    leaves.forEach(([x, y], place) => {
      if (place % small.length === kind || (small.length > 2 && place === kind)) put(name, x, y, 3000, 1.05);
    });
  });
  for (const name of names) {
    const { lie } = toppings[name];
    if (lie === 'middle') put(name, 0.02, 0.06, 2000, 1.15);
    if (lie !== 'many') continue;
    for (let i = 0; i < 26; i++) {
      const angle = i * 2.4;
      const reach = Math.sqrt((i + 0.5) / 26) * 1.05;
      put(name, Math.cos(angle) * reach, Math.sin(angle) * reach, 0, 0.95 + ink.random() * 0.2);
    }
  }
  return drawn
    .sort((a, b) => a.y - b.y)
    .map(({ body }) => body)
    .join('');
}
