import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { ALLERGENS, type Allergen, SPICES, type Spice } from '#ordering/menu/rules/diets/diet.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import styles from './diet-card.module.css';
import { useItemDraft } from './item-draft.ts';

/** Guests filter by these facts. The card is folded while none is known. */
export function DietCard() {
  const { diet: t } = useTexts().editor;
  const { item, change } = useItemDraft();
  const said = [
    item.allergens?.map((allergen) => t.allergenNames[allergen]).join(', '),
    item.jain && t.jain,
    item.spice !== undefined && t.spices[item.spice],
  ].filter(Boolean);
  return (
    <details className={styles.diet}>
      <summary>
        <h2>{t.title}</h2>
        <span>{said.length > 0 ? said.join(' · ') : t.hint}</span>
      </summary>
      <div className={styles.fields}>
        <SwitchField
          label={t.known}
          description={t.knownHint}
          checked={item.allergens !== undefined}
          onChange={(isKnown) =>
            change(({ allergens: _, ...now }) => (isKnown ? { ...now, allergens: [] } : now))
          }
        />
        {item.allergens && <AllergenBoxes allergens={item.allergens} />}
        <SwitchField
          label={t.jain}
          description={t.jainHint}
          checked={item.jain === true}
          onChange={(jain) => change(({ jain: _, ...now }) => (jain ? { ...now, jain } : now))}
        />
        <SelectField
          label={t.spice}
          value={item.spice === undefined ? 'unknown' : `${item.spice}`}
          options={(['unknown', ...SPICES.map((level) => `${level}` as const)] as const).map((value) => ({
            value,
            label: t.spices[value],
          }))}
          onChange={(value) => change((now) => withSpice(now, value === 'unknown' ? null : Number(value)))}
        />
      </div>
    </details>
  );
}

function withSpice({ spice: _, ...item }: ItemView, spice: number | null): ItemView {
  return spice === null ? item : { ...item, spice: spice as Spice };
}

function AllergenBoxes({ allergens }: { allergens: Allergen[] }) {
  const { diet: t } = useTexts().editor;
  const { change } = useItemDraft();
  const set = (allergen: Allergen, isIn: boolean) => {
    const named = ALLERGENS.filter((known) => (known === allergen ? isIn : allergens.includes(known)));
    change((now) => ({ ...now, allergens: named }));
  };
  return (
    <fieldset className={styles.allergens}>
      <legend>{t.allergens}</legend>
      {ALLERGENS.map((allergen) => (
        <label key={allergen}>
          <input
            type="checkbox"
            checked={allergens.includes(allergen)}
            onChange={(event) => set(allergen, event.target.checked)}
          />
          {t.allergenNames[allergen]}
        </label>
      ))}
    </fieldset>
  );
}
