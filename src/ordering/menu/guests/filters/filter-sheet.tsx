import { Choice, ChoiceGroup } from '#ui/guests/form/choice-group.tsx';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import { type DietChoices, NO_FILTER } from '../../rules/diets/diet-filter.ts';
import { useDietTexts } from '../../texts/guests/diet/use-diet-texts.ts';
import styles from './filter-sheet.module.css';
import type { MenuFilter } from './filters.ts';

export const NO_MENU_FILTER: MenuFilter = { ...NO_FILTER, onlyFavourites: false };

interface Props {
  open: boolean;
  onClose: () => void;
  choices: DietChoices;
  /** How many of the guest's favourites are in this menu. */
  favourites: number;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
  /** How many dishes are left. */
  dishes: number;
}

/** The filters of the menu; each choice applies at once. */
export function FilterSheet({ open, onClose, choices, favourites, filter, onFilter, dishes }: Props) {
  const t = useDietTexts();
  const { avoid } = filter;
  const footer = (
    <div className={styles.footer}>
      <button type="button" className={styles.clear} onClick={() => onFilter(NO_MENU_FILTER)}>
        {t.clear}
      </button>
      <button type="button" className={styles.show} onClick={onClose}>
        {t.show(dishes)}
      </button>
    </div>
  );
  return (
    <TitledSheet open={open} onClose={onClose} title={t.filters} footer={footer}>
      {(favourites > 0 || filter.onlyFavourites) && (
        <ChoiceGroup>
          <Choice
            type="checkbox"
            isChosen={filter.onlyFavourites}
            onChoose={(onlyFavourites) => onFilter({ ...filter, onlyFavourites })}
          >
            {t.onlyFavourites(favourites)}
          </Choice>
        </ChoiceGroup>
      )}
      {choices.eats.length > 0 && (
        <ChoiceGroup title={t.eats}>
          {([null, ...choices.eats] as const).map((eats) => (
            <Choice
              key={eats ?? ''}
              type="radio"
              isChosen={filter.eats === eats}
              onChoose={() => onFilter({ ...filter, eats })}
            >
              {eats === null ? t.everything : t.diets[eats]}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {choices.spices.length > 0 && (
        <ChoiceGroup title={t.hotness}>
          {([null, ...choices.spices] as const).map((spice) => (
            <Choice
              key={spice ?? ''}
              type="radio"
              isChosen={filter.spice === spice}
              onChoose={() => onFilter({ ...filter, spice })}
            >
              {spice === null ? t.anySpice : t.upTo[spice]}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {choices.allergens.length > 0 && (
        <ChoiceGroup title={t.avoid} hint={t.ask}>
          {choices.allergens.map((allergen) => (
            <Choice
              key={allergen}
              type="checkbox"
              isChosen={avoid.includes(allergen)}
              onChoose={(isChosen) =>
                onFilter({
                  ...filter,
                  avoid: isChosen ? [...avoid, allergen] : avoid.filter((other) => other !== allergen),
                })
              }
            >
              {t.allergens[allergen]}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </TitledSheet>
  );
}
