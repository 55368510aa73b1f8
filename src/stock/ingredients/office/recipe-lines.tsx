import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { CloseIcon } from '#ui/office/icons.tsx';
import type { IngredientView } from '../wire/stock.ts';
import { NOTHING_SAID, QuantityField, quantityOf } from './face/quantity-field.tsx';
import type { LineDraft } from './makeable.ts';
import styles from './stock.module.css';
import { SwapField } from './swap-field.tsx';

interface RecipeLinesProps {
  lines: LineDraft[];
  ingredients: IngredientView[];
  /** For a dish and its choices something can stand in. */
  canSwap: boolean;
  most: number;
  /** Shown where a quantity is missing. */
  fault: string | undefined;
  onChange: (lines: LineDraft[]) => void;
}

/** Ingredients with how much of each, and one more to choose. */
export function RecipeLines({ lines, ingredients, canSwap, most, fault, onChange }: RecipeLinesProps) {
  const { stock: t } = useTexts();
  const byId = new Map(ingredients.map((one) => [one._id, one]));
  const left = ingredients.filter(({ _id }) => !lines.some(({ ingredient }) => ingredient === _id));
  const change = (at: number, changed: Partial<LineDraft>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...changed } : line)));
  return (
    <>
      {lines.map((line, at) => {
        const ingredient = byId.get(line.ingredient);
        if (!ingredient) return null;
        const isBad = !quantityOf(line.said, { unit: ingredient.unit });
        return (
          <div key={line.ingredient} className={styles.needed}>
            <QuantityField
              label={ingredient.name}
              unit={ingredient.unit}
              value={line.said}
              fault={isBad ? fault : undefined}
              onChange={(said) => change(at, { said })}
            />
            <Button
              aria-label={t.removeLine(ingredient.name)}
              icon={<CloseIcon size={16} />}
              onClick={() => onChange(lines.filter((other) => other !== line))}
            />
            {canSwap && (
              <SwapField
                line={line}
                ingredient={ingredient}
                fault={fault}
                others={ingredients.filter(({ _id }) => _id !== line.ingredient)}
                onChange={(swap) => change(at, { swap })}
              />
            )}
          </div>
        );
      })}
      {left.length > 0 && lines.length < most && (
        <SelectField
          label={t.addLine}
          value=""
          options={[
            { value: '', label: t.choose },
            ...left.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(ingredient) =>
            ingredient !== '' && onChange([...lines, { ingredient, said: NOTHING_SAID, swap: null }])
          }
        />
      )}
    </>
  );
}
