import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { LONGEST_AGE } from '#restaurant/stores/rules/board.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Fold } from '#ui/office/layout/fold.tsx';
import type { StationBody, StationView } from '../../wire/stations.ts';
import { dishChoice, withChosen, withMinutes } from './draft.ts';
import styles from './stations.module.css';

interface DishesFieldProps {
  draft: StationBody;
  others: readonly StationView[];
  onChange: (more: Partial<StationBody>) => void;
}

/** Chooses whole categories, or dishes, and what a dish takes. */
export function DishesField({ draft, others, onChange }: DishesFieldProps) {
  const { stations: t } = useTexts();
  const { nameOf } = useNames();
  const { storeId } = useStore();
  const { data } = useQuery(catalogueQuery(storeId));
  const categories = data?.menus.flatMap((menu) => menu.categories) ?? [];
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t.cooks}</legend>
      <p className={styles.hint}>{t.cooksHint}</p>
      {categories.map((category) => (
        <Fold key={category._id} label={nameOf(category)}>
          <Choice
            label={t.wholeCategory(nameOf(category))}
            isChosen={draft.categories.includes(category._id)}
            elsewhere={others.find((other) => other.categories.includes(category._id)) ?? null}
            onChange={(isChosen) =>
              onChange({ categories: withChosen(draft.categories, category._id, isChosen) })
            }
          />
          {category.items.map((dish) => {
            const place = { item: dish._id, category: category._id };
            const { isHere, isInherited, elsewhere } = dishChoice(draft, others, place);
            return (
              <div key={dish._id} className={styles.dish}>
                <Choice
                  label={nameOf(dish)}
                  isChosen={isHere}
                  isFixed={isInherited}
                  elsewhere={elsewhere}
                  onChange={(isChosen) => onChange({ items: withChosen(draft.items, dish._id, isChosen) })}
                />
                {isHere && (
                  <input
                    className={styles.minutes}
                    inputMode="numeric"
                    aria-label={t.takes(nameOf(dish))}
                    placeholder={draft.minutes === null ? t.min : String(draft.minutes)}
                    value={draft.times.find(({ item }) => item === dish._id)?.minutes ?? ''}
                    onChange={(event) =>
                      onChange({ times: withMinutes(draft.times, dish._id, minutesIn(event.target.value)) })
                    }
                  />
                )}
              </div>
            );
          })}
        </Fold>
      ))}
    </fieldset>
  );
}

const minutesIn = (text: string): number | null => {
  const typed = Number(text.replace(/\D/g, ''));
  return typed === 0 ? null : Math.min(LONGEST_AGE, typed);
};

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  isFixed?: boolean;
  elsewhere: StationView | null;
  onChange: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, isFixed = false, elsewhere, onChange }: ChoiceProps) {
  const { stations: t } = useTexts();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {elsewhere && !isChosen && <span className={styles.hint}>{` ${t.elsewhere(elsewhere.name)}`}</span>}
      </span>
    </label>
  );
}
