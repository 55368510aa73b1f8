import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import type { IngredientView } from '../wire/stock.ts';
import { NOTHING_SAID, QuantityField, quantityOf } from './face/quantity-field.tsx';
import type { LineDraft, SwapDraft } from './makeable.ts';
import styles from './stock.module.css';

interface SwapFieldProps {
  line: LineDraft;
  ingredient: IngredientView;
  others: IngredientView[];
  fault: string | undefined;
  onChange: (swap: SwapDraft | null) => void;
}

/** What a dish is made with while an ingredient is out. As much of it, if it is measured alike and nobody says else. */
export function SwapField({ line, ingredient, others, fault, onChange }: SwapFieldProps) {
  const { stock: t } = useTexts();
  const { swap } = line;
  const chosen = others.find(({ _id }) => _id === swap?.ingredient);
  const choose = (id: string) => {
    const unit = others.find(({ _id }) => _id === id)?.unit;
    const said = unit === ingredient.unit ? line.said : NOTHING_SAID;
    onChange(id === '' ? null : { ingredient: id, said, keepsVeg: swap?.keepsVeg ?? false });
  };
  return (
    <div className={styles.swap}>
      <SelectField
        label={t.swapWith(ingredient.name)}
        value={chosen?._id ?? ''}
        options={[
          { value: '', label: t.noSwap },
          ...others.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={choose}
      />
      {swap && chosen && (
        <>
          <QuantityField
            label={t.swapAmount(chosen.name)}
            unit={chosen.unit}
            value={swap.said}
            fault={quantityOf(swap.said, { unit: chosen.unit }) ? undefined : fault}
            onChange={(said) => onChange({ ...swap, said })}
          />
          <SwitchField
            label={t.keepsVeg(chosen.name)}
            description={t.swapMarks}
            checked={swap.keepsVeg}
            onChange={(keepsVeg) => onChange({ ...swap, keepsVeg })}
          />
        </>
      )}
    </div>
  );
}
