import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Warning } from '#ui/office/notices/warning.tsx';
import { recipesQuery, stockKey, stockQuery } from '../office-api/stock.ts';
import type { IngredientView } from '../wire/stock.ts';
import { type Outage, outageOf } from './outage-of.ts';
import styles from './stock.module.css';

/** Takes the dishes with an ingredient off the menu, after showing which go and which go on with what. */
export function OutStep({ ingredient }: { ingredient: IngredientView }) {
  const { stock: t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  if (ingredient.outSince !== null) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.out}</Button>
      {isAsking && <OutDialog ingredient={ingredient} onClose={() => setAsking(false)} />}
    </>
  );
}

function OutDialog({ ingredient, onClose }: { ingredient: IngredientView; onClose: () => void }) {
  const { stock: t, loading } = useTexts();
  const { storeId } = useStore();
  const changed = useChanged();
  const { outage, error, retry } = useOutage(ingredient._id);
  return (
    <ConfirmCall
      title={t.outTitle(ingredient.name)}
      action={t.takeOff}
      isReady={outage !== null}
      send={() =>
        call('PUT /api/stores/:storeId/stock/ingredients/:ingredientId/out', {
          params: { storeId, ingredientId: ingredient._id },
          body: { isOut: true },
        })
      }
      onDone={changed}
      onClose={onClose}
    >
      {outage ? (
        <TakesOff outage={outage} />
      ) : error ? (
        <Failure title={t.failed} error={error} onRetry={retry} />
      ) : (
        <p>{loading}</p>
      )}
    </ConfirmCall>
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

function useOutage(id: string) {
  const { storeId } = useStore();
  const recipes = useQuery(recipesQuery(storeId));
  const menus = useQuery(catalogueQuery(storeId));
  const stock = useQuery(stockQuery(storeId));
  return {
    outage:
      recipes.data && menus.data && stock.data
        ? outageOf(id, { recipes: recipes.data, menus: menus.data, stock: stock.data })
        : null,
    error: recipes.error ?? menus.error ?? stock.error,
    retry: () => void Promise.all([recipes.refetch(), menus.refetch(), stock.refetch()]),
  };
}

function TakesOff({ outage: { off, on } }: { outage: Outage }) {
  const { stock: t } = useTexts();
  const newly = off.filter(({ isAnyway }) => !isAnyway);
  if (newly.length + on.length === 0) return <p>{t.takesNothing}</p>;
  return (
    <>
      {newly.length > 0 && <Named title={t.takesOff} names={newly.map(({ dish }) => dish)} />}
      {on.length > 0 && (
        <Named title={t.goesOn(on.length)} names={on.map(({ dish, swaps }) => t.stays(dish, swaps))} />
      )}
      <p className={styles.hint}>{t.comesBack}</p>
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

/** Says since when an ingredient is out and what became of its dishes, with the way back. */
export function OutNotice({ ingredient: { _id, outSince } }: { ingredient: IngredientView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { complain } = useNotice();
  const changed = useChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('PUT /api/stores/:storeId/stock/ingredients/:ingredientId/out', {
        params: { storeId, ingredientId: _id },
        body: { isOut: false },
      }),
    onError: complain,
    onSettled: changed,
  });
  if (outSince === null) return null;
  const when = formatDayTime(outSince, { language, timeZone: profile.timeZone });
  return (
    <div className={styles.out}>
      <Warning>
        {t.stock.outSince(when)} <Dishes id={_id} />
      </Warning>
      <Button look="main" isBusy={isPending} onClick={() => mutate()}>
        {t.stock.bringBack}
      </Button>
    </div>
  );
}

function Dishes({ id }: { id: string }) {
  const { stock: t } = useTexts();
  const { outage } = useOutage(id);
  if (!outage) return null;
  const { off, on } = outage;
  const bySwaps = Map.groupBy(on, ({ swaps }) => swaps);
  return [
    off.length > 0 ? t.soldOut(off.map(({ dish }) => dish).join(', ')) : t.nothingOff,
    ...[...bySwaps].map(([swaps, dishes]) => t.goesOnWith(swaps, dishes.map(({ dish }) => dish).join(', '))),
  ].join(' ');
}
