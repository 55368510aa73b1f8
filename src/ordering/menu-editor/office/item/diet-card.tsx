import {
  ALLERGENS,
  type Allergen,
  LEVEL_FIELDS,
  LEVELS,
  type LevelField,
} from '#ordering/menu/rules/diets/diet.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { withLevel } from '../../rules/with-level.ts';
import styles from './diet-card.module.css';
import { useItemDraft } from './item-draft.ts';

/** Guests filter by these facts. The card is folded while none is known. */
export function DietCard() {
  const {
    editor: { diet: t },
    levels: { fields },
  } = useTexts();
  const { item, change } = useItemDraft();
  const said = [
    item.allergens?.map((allergen) => t.allergenNames[allergen]).join(', '),
    item.jain && t.jain,
    ...LEVEL_FIELDS.map((field) => {
      const level = item[field];
      return level !== undefined && fields[field].levels[level];
    }),
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
        {LEVEL_FIELDS.map((field) => (
          <LevelChoice key={field} field={field} />
        ))}
      </div>
    </details>
  );
}

function LevelChoice({ field }: { field: LevelField }) {
  const { notSaid, fields } = useTexts().levels;
  const { item, change } = useItemDraft();
  const { name, levels } = fields[field];
  return (
    <SelectField
      label={name}
      value={`${item[field] ?? ''}`}
      options={[
        { value: '', label: notSaid },
        ...LEVELS[field].map((level) => ({ value: `${level}`, label: levels[level] })),
      ]}
      onChange={(value) => change((now) => withLevel(now, field, value === '' ? undefined : Number(value)))}
    />
  );
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
