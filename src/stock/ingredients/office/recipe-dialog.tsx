import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { stockKey } from '../office-api/stock.ts';
import { keyOf, MOST_PORTIONS, MOST_RECIPE_LINES, PORTION, type RecipeFor } from '../rules/recipe.ts';
import type { IngredientView, RecipeView } from '../wire/stock.ts';
import { NOTHING_SAID, QuantityField, quantityOf, saidOf } from './face/quantity-field.tsx';
import type { LineDraft, Makeable, SwapDraft } from './makeable.ts';
import { RecipeLines } from './recipe-lines.tsx';
import styles from './stock.module.css';

interface RecipeDialogProps {
  makeable: Makeable;
  held: ReadonlyMap<string, RecipeView>;
  ingredients: IngredientView[];
  onClose: () => void;
}

/** What a dish, one of its choices or a batch takes. */
export function RecipeDialog(props: RecipeDialogProps) {
  const { stock: t } = useTexts();
  const { of, name, choices } = props.makeable;
  const [choice, setChoice] = useState('');
  const chosen = choices[Number(choice)];
  const target: RecipeFor =
    choice !== '' && chosen && of.kind === 'dish'
      ? { kind: 'choice', itemId: of.itemId, choice: chosen }
      : of;
  return (
    <Dialog isOpen onClose={props.onClose} size="34rem" title={t.recipeOf(name)}>
      {choices.length > 0 && (
        <SelectField
          label={t.recipeFor}
          value={choice}
          options={[
            { value: '', label: t.theDish },
            ...choices.map(({ group, option }, at) => ({ value: String(at), label: `${group}: ${option}` })),
          ]}
          onChange={setChoice}
        />
      )}
      {choice === '' && props.makeable.wholeSizes.length > 0 && (
        <p className={styles.hint}>
          {t.wholeSizes(props.makeable.wholeSizes.join(', '))} {t.chooseSize}
        </p>
      )}
      <RecipeForm key={keyOf(target)} {...props} of={target} />
    </Dialog>
  );
}

function RecipeForm({ of, held, ingredients, onClose }: RecipeDialogProps & { of: RecipeFor }) {
  const { stock: t, faults } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const before = held.get(keyOf(of));
  const made = of.kind === 'made' ? ingredients.find(({ _id }) => _id === of.ingredientId) : undefined;
  const unitOf = (id: string) => ingredients.find(({ _id }) => _id === id)?.unit ?? 'g';
  const [makes, setMakes] = useState(
    before?.makes == null ? NOTHING_SAID : saidOf(before.makes, made?.unit ?? 'g'),
  );
  const isShared = of.kind === 'choice' && held.has(keyOf({ kind: 'dish', itemId: of.itemId }));
  const [share, setShare] = useState(String((before?.makes ?? 1) * WHOLE));
  const portions = parsePercent(share);
  const [lines, setLines] = useState<LineDraft[]>(
    (before?.lines ?? []).map(({ ingredient, quantity, swap }) => ({
      ingredient,
      said: saidOf(quantity, unitOf(ingredient)),
      swap: swap ? { ...swap, said: saidOf(swap.quantity, unitOf(swap.ingredient)) } : null,
    })),
  );
  const amountOf = ({ ingredient, said }: Pick<LineDraft, 'ingredient' | 'said'>) =>
    quantityOf(said, { unit: unitOf(ingredient) });
  const yielded = made ? quantityOf(makes, made) : isShared && portions !== null ? portions / WHOLE : null;
  const form = useForm({
    check: () => ({
      ...((made && !yielded) || (isShared && yielded === null) ? { makes: faults.quantity() } : {}),
      ...(lines.some((line) => !amountOf(line) || (line.swap && !amountOf(line.swap)))
        ? { lines: faults.quantity() }
        : {}),
    }),
    send: async () =>
      call('PUT /api/stores/:storeId/stock/recipes', {
        params: { storeId },
        body: {
          of,
          lines: lines.map((line) => ({
            ingredient: line.ingredient,
            quantity: amountOf(line) ?? 0,
            ...(line.swap && { swap: swapOf(line.swap, amountOf(line.swap) ?? 0) }),
          })),
          ...(yielded === null ? {} : { makes: yielded }),
        },
      }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: stockKey(storeId) });
      onClose();
    },
  });
  const others = ingredients.filter(({ _id }) => _id !== made?._id);
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <FormFailure>{form.failure}</FormFailure>
      {made && (
        <QuantityField
          label={t.makes}
          {...made}
          value={makes}
          fault={form.faults['makes']}
          onChange={setMakes}
        />
      )}
      {isShared && (
        <PercentField
          label={t.share(of.choice.option)}
          description={t.shareHint}
          value={share}
          fault={form.faults['makes']}
          onChange={setShare}
        />
      )}
      <RecipeLines
        lines={lines}
        canSwap={of.kind !== 'made'}
        ingredients={others}
        most={MOST_RECIPE_LINES}
        fault={form.faults['lines']}
        onChange={setLines}
      />
      <p className={styles.hint}>{t.fromNowOn}</p>
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}

/** In percent of a portion. */
const WHOLE = 100;
const MOST_SHARE = (MOST_PORTIONS / PORTION) * WHOLE;

/** "50" as 50, up to ten portions. Null for what is no share. */
function parsePercent(text: string): number | null {
  const typed = Number(text);
  return /^\d{1,4}(\.\d)?$/.test(text.trim()) && typed <= MOST_SHARE ? typed : null;
}

const swapOf = ({ ingredient, keepsVeg }: SwapDraft, quantity: number) => ({
  ingredient,
  keepsVeg,
  quantity,
});
