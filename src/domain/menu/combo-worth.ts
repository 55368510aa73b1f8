import type { Minor } from '../money/money.ts';
import type { Choices } from './choices.ts';
import type { Item } from './menu.ts';
import { sumOf } from './options.ts';

/** What the chosen dishes of a combo cost by themselves. */
export const comboWorth = ({ groups }: Pick<Item, 'groups'>, choices: Choices): Minor =>
  sumOf(
    groups.flatMap(({ label, options }) =>
      options.flatMap((option) => (choices[label]?.includes(option.label) ? (option.part?.worth ?? 0) : 0)),
    ),
  );
