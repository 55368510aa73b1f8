import {
  ALLERGENS,
  type Allergen,
  LEVEL_FIELDS,
  type LevelField,
  MARKS,
  type MarkField,
} from '#ordering/menu/rules/diets/diet.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { withFact } from '../../rules/with-fact.ts';
import styles from './diet-card.module.css';
import { useItemDraft } from './item-draft.ts';

/** Guests filter by these facts. The card is folded while none is known. */
export function DietCard() {
  const {
    editor: { diet: t },
    facts: { fields },
  } = useTexts();
  const { item, change } = useItemDraft();
  const said = [
    item.allergens?.map((allergen) => t.allergenNames[allergen]).join(', '),
    ...MARKS.map((field) => item[field] && fields[field].name),
    ...LEVEL_FIELDS.map((field) => {
      const words: readonly string[] = fields[field].levels;
      return words[item[field] ?? -1];
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
        {MARKS.map((field) => (
          <MarkSwitch key={field} field={field} />
        ))}
        {LEVEL_FIELDS.map((field) => (
          <LevelChoice key={field} field={field} />
        ))}
      </div>
    </details>
  );
}

function MarkSwitch({ field }: { field: MarkField }) {
  const { name, hint } = useTexts().facts.fields[field];
  const { item, change } = useItemDraft();
  return (
    <SwitchField
      label={name}
      description={hint}
      checked={item[field] === true}
      onChange={(isSo) => change((now) => withFact(now, field, isSo || undefined))}
    />
  );
}

function LevelChoice({ field }: { field: LevelField }) {
  const { notSaid, fields } = useTexts().facts;
  const { item, change } = useItemDraft();
  const { name } = fields[field];
  const words: readonly string[] = fields[field].levels;
  return (
    <SelectField
      label={name}
      value={`${item[field] ?? ''}`}
      options={[
        { value: '', label: notSaid },
        ...words.map((label, level) => ({ value: `${level}`, label })),
      ]}
      onChange={(value) => change((now) => withFact(now, field, value === '' ? undefined : Number(value)))}
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
