import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { foldStock } from '#restaurant/without-the-line/rules/folding/fold-stock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { stockQuery } from '../office-api/stock.ts';
import { Counting } from './counting.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { IngredientDialog } from './ingredient-dialog.tsx';
import { IngredientPage } from './ingredient-page.tsx';
import { Ingredients } from './ingredients.tsx';
import { Recipes } from './recipes.tsx';
import { UseReport } from './use-report.tsx';

const LISTS = ['ingredients', 'count', 'recipes', 'went'] as const;
type List = (typeof LISTS)[number];

/** What dishes are made of, how much of it there is, and the recipes. */
export function StockPage() {
  const { stock: t, errors } = useTexts();
  const { role } = useStore();
  const { id, list = 'ingredients' } = useSearch({ from: '/app/stock' });
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const show = (search: { id?: string; list?: Exclude<List, 'ingredients'> }) =>
    void navigate({ to: '/app/stock', search });
  if (!may(role, 'stock.count'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  if (id) return <IngredientPage key={id} id={id} onBack={() => show({})} />;
  const mayAdd = may(role, 'stock.manage') && list === 'ingredients';
  const add = (
    <>
      <Button onClick={() => setImporting(true)}>{t.sheet.open}</Button>
      <Button look="main" onClick={() => setAdding(true)}>
        {t.add}
      </Button>
    </>
  );
  return (
    <Page title={t.title} lead={t.lead} width="wide" actions={mayAdd && add}>
      <Choice
        label={t.title}
        value={list}
        options={LISTS.filter((value) => value !== 'went' || may(role, 'stock.manage')).map((value) => ({
          value,
          label: t.lists[value],
        }))}
        onChange={(value) => show(value === 'ingredients' ? {} : { list: value })}
      />
      <Lists list={list} onShow={(ingredientId) => show({ id: ingredientId })} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isAdding && <IngredientDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Lists({ list, onShow }: { list: List; onShow: (id: string) => void }) {
  const { stock: t } = useTexts();
  const { data, error, refetch } = useStock();
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (list === 'count') return <Counting ingredients={data.ingredients} />;
  if (list === 'went') return <UseReport ingredients={data.ingredients} />;
  if (list === 'recipes') return <Recipes ingredients={data.ingredients} />;
  return <Ingredients ingredients={data.ingredients} onShow={onShow} />;
}

/** The stock with what was done here and the server has not answered. */
function useStock() {
  const { storeId } = useStore();
  const waiting = useWaitingCommands();
  const { data: said, error, refetch } = useQuery(stockQuery(storeId));
  const data = useMemo(() => (said ? foldStock(said, waiting) : undefined), [said, waiting]);
  return { data, error, refetch };
}
