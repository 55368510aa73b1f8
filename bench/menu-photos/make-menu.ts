import { createRandom, type Random } from '../faults/random.ts';
import { SECTIONS } from './dishes.ts';

export type Layout = 'right' | 'dots' | 'beside' | 'columns' | 'halves' | 'slash';
export type Script = 'english' | 'hindi' | 'both';
export type Damage = 'none' | 'skew' | 'noise' | 'stains' | 'shade' | 'dark' | 'blur' | 'all';

const LAYOUTS: readonly Layout[] = ['right', 'dots', 'beside', 'columns', 'halves', 'slash'];
const SCRIPTS: readonly Script[] = ['english', 'english', 'hindi', 'both'];
const DAMAGES: readonly Damage[] = ['none', 'skew', 'noise', 'stains', 'shade', 'dark', 'blur', 'all'];
const SIGNS = ['', '', '₹', '₹ ', 'Rs. ', '/-'] as const;

export interface MadeDish {
  name: string;
  /** In whole rupees. */
  prices: number[];
}

/** What is on a paper menu, and how the paper looks. */
export interface MadeMenu {
  seed: number;
  title: string;
  layout: Layout;
  script: Script;
  damage: Damage;
  sign: (typeof SIGNS)[number];
  face: 'noto' | 'anek';
  isUpper: boolean;
  width: number;
  sections: { heading: string; dishes: MadeDish[] }[];
}

/** The same menu for the same seed. Neighbouring seeds differ in layout, writing and damage. */
export function makeMenu(seed: number): MadeMenu {
  const random = createRandom(seed * 7919 + 17);
  const layout = LAYOUTS[seed % LAYOUTS.length] ?? 'right';
  const script = random.pick(SCRIPTS);
  const damage = DAMAGES[Math.floor(seed / LAYOUTS.length) % DAMAGES.length] ?? 'none';
  const count = layout === 'columns' ? 4 + random.below(3) : 2 + random.below(3);
  const chosen = shuffle(SECTIONS, random).slice(0, count);
  return {
    seed,
    title: random.pick(['Shree Krishna Bhavan', 'Spice Garden', 'Hotel Anand', 'New Delhi Darbar']),
    layout,
    script,
    damage,
    sign: random.pick(SIGNS),
    face: random.pick(['noto', 'noto', 'anek']),
    isUpper: random.below(4) === 0,
    width: 1100 + 100 * random.below(6),
    sections: chosen.map(([heading, dishes]) => ({
      heading: written(heading, script),
      dishes: shuffle(dishes, random)
        .slice(0, 4 + random.below(5))
        .map((name) => ({ name: written(name, script), prices: makePrices(layout, random) })),
    })),
  };
}

function written([english, hindi]: readonly [string, string], script: Script): string {
  if (script === 'both') return `${english} ${hindi}`;
  return script === 'hindi' ? hindi : english;
}

function makePrices(layout: Layout, random: Random): number[] {
  const ending = random.pick([0, 0, 0, 5, 9]);
  const price = random.below(25) === 0 ? 1000 + 50 * random.below(12) : 20 + 10 * random.below(45) + ending;
  const isDouble = layout === 'slash' ? random.below(2) === 0 : layout === 'halves' && random.below(5) > 0;
  return isDouble ? [price, Math.round((price * (1.4 + random.below(5) / 10)) / 5) * 5] : [price];
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.below(left.length), 1));
}
