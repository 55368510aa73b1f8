import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useSaid } from '#stock/ingredients/office/face/use-said.ts';
import { boughtIn, MOST_PACKS_ORDERED, type Suggested } from '#stock/ingredients/rules/buying.ts';
import { freeOf } from '#stock/ingredients/rules/ingredient.ts';
import type { IngredientView } from '#stock/ingredients/wire/stock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import type { SupplierView } from '../wire/buying.ts';
import styles from './buying.module.css';
import { nameIn } from './given.ts';
import { useRefresh } from './use-buying.ts';
import { usePackName } from './use-pack-name.ts';

interface OrderFormProps {
  /** Null for what nobody usually brings: whoever orders chooses. */
  supplier: string | null;
  lines: Suggested[];
  suppliers: SupplierView[];
  ingredients: IngredientView[];
  onMade: (purchase: string) => void;
}

interface Draft {
  ingredient: string;
  packs: number | null;
}

/** What to order from one supplier. The numbers are suggestions. */
export function OrderForm({ supplier, lines, suppliers, ingredients, onMade }: OrderFormProps) {
  const { buying: t } = useTexts();
  const { storeId, profile } = useStore();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState(supplier ?? '');
  const [draft, setDraft] = useState<Draft[]>(lines);
  const [key] = useState(randomId);
  const byId = new Map(ingredients.map((one) => [one._id, one]));
  const wanted = draft.flatMap(({ ingredient, packs }) => (packs === null ? [] : [{ ingredient, packs }]));
  const sum = wanted.reduce((all, one) => all + one.packs * (byId.get(one.ingredient)?.price ?? 0), 0);
  const unnamed = lines.length > 0 ? t.noSupplier : t.anotherOrder;
  const title = supplier === null ? unnamed : nameIn(suppliers, supplier);
  const form = useForm({
    check: () => (chosen === '' ? { supplier: t.supplierMissing } : {}),
    send: () =>
      call('POST /api/stores/:storeId/stock/purchases', {
        params: { storeId },
        headers: { 'idempotency-key': key },
        body: { supplier: chosen, lines: wanted },
      }),
    onDone: async ({ purchases }) => {
      await refresh();
      const made = purchases.toSorted((one, other) => other.at.localeCompare(one.at))[0];
      if (made) onMade(made._id);
    },
  });
  const others = ingredients.filter(
    ({ _id, isGone }) => !isGone && !draft.some(({ ingredient }) => ingredient === _id),
  );
  return (
    <Card title={title}>
      <form {...form.propsFor(() => form.submit())} className={styles.stack}>
        <FormFailure>{form.failure}</FormFailure>
        {supplier === null && (
          <SelectField
            label={t.chooseSupplier}
            value={chosen}
            fault={form.faults['supplier']}
            options={[
              { value: '', label: t.choose },
              ...suppliers.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={setChosen}
          />
        )}
        <div className={styles.lines}>
          {draft.map(({ ingredient: id, packs }) => {
            const ingredient = byId.get(id);
            if (!ingredient) return null;
            const set = (count: number | null) =>
              setDraft(draft.map((one) => (one.ingredient === id ? { ...one, packs: count } : one)));
            return <Line key={id} ingredient={ingredient} packs={packs} onChange={set} />;
          })}
        </div>
        <SelectField
          label={t.add}
          value=""
          options={[
            { value: '', label: t.choose },
            ...others.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(ingredient) => setDraft([...draft, { ingredient, packs: 1 }])}
        />
        <div className={styles.foot}>
          {sum > 0 && <span className={styles.hint}>{t.about(formatAmount(sum, profile.currency))}</span>}
          <Button look="main" type="submit" isBusy={form.isBusy} disabled={wanted.length === 0}>
            {t.makeOrder}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface LineProps {
  ingredient: IngredientView;
  packs: number | null;
  onChange: (packs: number | null) => void;
}

function Line({ ingredient, packs, onChange }: LineProps) {
  const { buying: t } = useTexts();
  const say = useSaid();
  const packName = usePackName();
  const { name, unit } = ingredient;
  return (
    <NumberField
      label={t.packsOf(name, packName(boughtIn(ingredient), unit))}
      description={t.inStock(say(freeOf(ingredient), unit))}
      value={packs}
      most={MOST_PACKS_ORDERED}
      onChange={onChange}
    />
  );
}
