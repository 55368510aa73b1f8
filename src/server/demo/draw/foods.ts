import type { Food } from '../picture.ts';
import { disc, dosa, omelette, papad, poori, stack } from './foods/breads.ts';
import type { Draw } from './foods/shapes.ts';
import { fish, idli, kebabs, pakora, patties, samosa, skewers, vada } from './foods/snacks.ts';
import { jalebi, kulfi, squares } from './foods/sweets.ts';

export const foods: Readonly<Record<Food, Draw>> = {
  dosa,
  disc,
  stack,
  poori,
  omelette,
  papad,
  idli,
  vada,
  skewers,
  kebabs,
  patties,
  samosa,
  pakora,
  fish,
  jalebi,
  squares,
  kulfi,
};
