import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IngredientView } from '#domain/api/stock.ts';
import { standingOf } from '#domain/stock/out.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { markOut, recipesQuery, stockKey, stockQuery } from '../../api/stock.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmCall } from '../../components/confirm-call.tsx';
import { formatDayTime } from '../../components/format.ts';
import { useNotice } from '../../components/use-notice.ts';
import { Warning } from '../../components/warning.tsx';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import { makeablesOf } from './makeable.ts';
import styles from './stock.module.css';

/** Takes the dishes with an ingredient off the menu, after showing which go and which go on with what. */
export function OutStep({ ingredient }: { ingredient: IngredientView }) {
  const { t } = useInterface();
  const [isAsking, setAsking] = useState(false);
  const changed = useChanged();
  const { storeId } = useStore();
  if (ingredient.outSince !== null) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.stock.out}</Button>
      {isAsking && (
        <ConfirmCall
          title={t.stock.outTitle(ingredient.name)}
          action={t.stock.takeOff}
          send={() => markOut(storeId, ingredient._id, true)}
          onDone={changed}
          onClose={() => setAsking(false)}
        >
          <TakesOff ingredient={ingredient} />
        </ConfirmCall>
      )}
    </>
  );
}

function useChanged() {
  const { storeId } = useStore();
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: stockKey(storeId) });
    void client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
  };
}

function TakesOff({ ingredient: { _id } }: { ingredient: IngredientView }) {
  const { t } = useInterface();
  const { storeId } = useStore();
  const recipes = useQuery(recipesQuery(storeId));
  const menus = useQuery(catalogueQuery(storeId));
  const stock = useQuery(stockQuery(storeId));
  if (!recipes.data || !menus.data || !stock.data) return <p>{t.loading}</p>;
  const known = recipes.data.recipes.map(({ of, lines }) => ({
    of,
    lines: lines.map(({ ingredient, swap }) => ({
      ingredientId: ingredient,
      swap: swap && { ingredientId: swap.ingredient, amount: swap.quantity, keepsVeg: swap.keepsVeg },
    })),
  }));
  const outNow = stock.data.ingredients.filter(({ outSince }) => outSince !== null).map(({ _id }) => _id);
  const gone = new Set(stock.data.ingredients.flatMap(({ _id, isGone }) => (isGone ? [_id] : [])));
  const was = standingOf(new Set(outNow), known, gone);
  const is = standingOf(new Set([...outNow, _id]), known, gone);
  const nameOf = new Map(stock.data.ingredients.map((one) => [one._id, one.name]));
  const dishes = makeablesOf(menus.data, []).flatMap(({ of, name }) =>
    of.kind === 'dish' ? [{ id: of.itemId, name }] : [],
  );
  const off = dishes.filter(({ id }) => is.off.has(id) && !was.off.has(id));
  const on = dishes.flatMap(({ id, name }) => {
    const swapped = is.on.get(id) ?? [];
    if (!swapped.some(({ ingredientId }) => ingredientId === _id)) return [];
    return t.stock.stays(
      name,
      swapped.map(({ swap }) => nameOf.get(swap?.ingredientId ?? '') ?? '').join(', '),
    );
  });
  if (off.length + on.length === 0) return <p>{t.stock.takesNothing}</p>;
  return (
    <>
      {off.length > 0 && <Named title={t.stock.takesOff(off.length)} names={off.map(({ name }) => name)} />}
      {on.length > 0 && <Named title={t.stock.goesOn(on.length)} names={on} />}
      <p className={styles.hint}>{t.stock.comesBack}</p>
    </>
  );
}

function Named({ title, names }: { title: string; names: string[] }) {
  return (
    <>
      <p>{title}</p>
      <ul className={styles.dishes}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** Says since when an ingredient is out, with the way back. */
export function OutNotice({ ingredient: { _id, outSince, tookOff } }: { ingredient: IngredientView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { complain } = useNotice();
  const changed = useChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => markOut(storeId, _id, false),
    onError: complain,
    onSettled: changed,
  });
  if (outSince === null) return null;
  const when = formatDayTime(outSince, { language, timeZone: profile.timeZone });
  return (
    <div className={styles.out}>
      <Warning>{t.stock.outSince(when, tookOff.length)}</Warning>
      <Button look="main" isBusy={isPending} onClick={() => mutate()}>
        {t.stock.bringBack}
      </Button>
    </div>
  );
}
