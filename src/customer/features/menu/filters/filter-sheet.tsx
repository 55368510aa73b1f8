import { type ReactNode, useId } from 'react';
import { type Choices, type DietFilter, NO_FILTER } from '#domain/menu/diet-filter.ts';
import { TitledSheet } from '../../../parts/titled-sheet.tsx';
import { useDietTexts } from '../../../texts/diet/use-diet-texts.ts';
import styles from './filter-sheet.module.css';

export type Wish = DietFilter & { onlyFavourites: boolean };
export const NO_WISH: Wish = { ...NO_FILTER, onlyFavourites: false };

interface Props {
  open: boolean;
  onClose: () => void;
  choices: Choices;
  /** How many favourites of the guest are in this menu. */
  favourites: number;
  wish: Wish;
  onWish: (wish: Wish) => void;
  /** What is left to see. */
  dishes: number;
}

/** What is to be left out of the menu; each choice counts at once. */
export function FilterSheet({ open, onClose, choices, favourites, wish, onWish, dishes }: Props) {
  const t = useDietTexts();
  const { avoid } = wish;
  const footer = (
    <div className={styles.footer}>
      <button type="button" className={styles.clear} onClick={() => onWish(NO_WISH)}>
        {t.clear}
      </button>
      <button type="button" className={styles.show} onClick={onClose}>
        {t.show(dishes)}
      </button>
    </div>
  );
  return (
    <TitledSheet open={open} onClose={onClose} title={t.filters} footer={footer}>
      {(favourites > 0 || wish.onlyFavourites) && (
        <Group>
          <Choice
            type="checkbox"
            isChosen={wish.onlyFavourites}
            onChoose={(onlyFavourites) => onWish({ ...wish, onlyFavourites })}
          >
            {t.onlyFavourites(favourites)}
          </Choice>
        </Group>
      )}
      {choices.eats.length > 0 && (
        <Group title={t.eats}>
          {([null, ...choices.eats] as const).map((eats) => (
            <Choice
              key={eats ?? ''}
              type="radio"
              isChosen={wish.eats === eats}
              onChoose={() => onWish({ ...wish, eats })}
            >
              {eats === null ? t.everything : eats === 'egg' ? t.vegAndEgg : t.jain}
            </Choice>
          ))}
        </Group>
      )}
      {choices.spices.length > 0 && (
        <Group title={t.hotness}>
          {([null, ...choices.spices] as const).map((spice) => (
            <Choice
              key={spice ?? ''}
              type="radio"
              isChosen={wish.spice === spice}
              onChoose={() => onWish({ ...wish, spice })}
            >
              {spice === null ? t.anySpice : t.upTo[spice]}
            </Choice>
          ))}
        </Group>
      )}
      {choices.allergens.length > 0 && (
        <Group title={t.avoid} hint={t.ask}>
          {choices.allergens.map((allergen) => (
            <Choice
              key={allergen}
              type="checkbox"
              isChosen={avoid.includes(allergen)}
              onChoose={(isChosen) =>
                onWish({
                  ...wish,
                  avoid: isChosen ? [...avoid, allergen] : avoid.filter((other) => other !== allergen),
                })
              }
            >
              {t.allergens[allergen]}
            </Choice>
          ))}
        </Group>
      )}
    </TitledSheet>
  );
}

function Group({ title, hint, children }: { title?: string; hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      {title && <legend>{title}</legend>}
      <div className={styles.choices}>{children}</div>
      {hint && <p id={hintId}>{hint}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}

function Choice({ type, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={type} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      {children}
    </label>
  );
}
