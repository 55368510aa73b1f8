import type { Food } from '../recipes/picture.ts';
import { domeAt, heap, serveBowl } from './bowl.ts';
import { dosa, flatbread, omelette, papad, poori, samosa, stack } from './breads.ts';
import {
  idli,
  kebabs,
  legs,
  momos,
  pakora,
  patties,
  pieces,
  rolls,
  skewers,
  vada,
  wholeFish,
} from './hot-snacks.ts';
import { burger, fries, pizza, puriShells, sandwich } from './quick-food.ts';
import type { Serve } from './serve.ts';
import { balls, cake, fruit, jalebi, kulfi, salad, scoops, squares } from './sweets.ts';

const hill =
  (kind: 'rice' | 'noodles'): Serve =>
  (scene, color, floor) => {
    heap(scene, kind, color, floor, 0.95);
    return (x, z) => domeAt(x, z, floor, 0.95);
  };

const thali: Serve = (scene, color, floor) => {
  const bowls = [color, 'd9a52e', '4f7a2c', '8f3d22', 'f7f1e2'];
  for (const [at, fill] of bowls.entries()) {
    const turn = Math.PI * (1.06 + at * 0.24);
    scene.at(Math.cos(turn) * 0.86, Math.sin(turn) * 0.8, 0.29, () =>
      serveBowl(scene, {
        draw: 'bowl',
        ware: 'steel',
        fill,
        heaped: 'no',
        toppings: at === 0 ? ['paneer'] : at === 3 ? ['beans'] : ['coriander'],
        isHot: false,
      }),
    );
  }
  scene.at(-0.38, 0.42, 0.5, () => heap(scene, 'rice', 'fbf6ea', floor * 2, 0.85));
  scene.at(0.5, 0.45, 0.46, () => flatbread(scene, 'e3bd82', floor * 2));
  return () => floor;
};

export const foods: Readonly<Record<Food, Serve>> = {
  dosa,
  idli,
  vada,
  flatbread,
  stack,
  poori,
  skewers,
  kebabs,
  patties,
  samosa,
  pakora,
  pieces,
  legs,
  fish: wholeFish,
  jalebi,
  squares,
  kulfi,
  omelette,
  papad,
  momos,
  rolls,
  burger,
  pizza,
  sandwich,
  fries,
  cake,
  scoops,
  fruit,
  salad,
  balls,
  'puri shells': puriShells,
  rice: hill('rice'),
  noodles: hill('noodles'),
  thali,
};
