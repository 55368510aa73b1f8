import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import rows from '#ui/office/layout/row-list.module.css';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { recipesQuery } from '../office-api/stock.ts';
import { keyOf } from '../rules/recipe.ts';
import type { IngredientView, RecipesView, RecipeView } from '../wire/stock.ts';
import { type Makeable, makeablesOf } from './makeable.ts';
import { RecipeDialog } from './recipe-dialog.tsx';
import styles from './stock.module.css';
import { TargetField } from './target-field.tsx';

export function Recipes({ ingredients }: { ingredients: IngredientView[] }) {
  const { stock: t } = useTexts();
  const { storeId } = useStore();
  const recipes = useQuery(recipesQuery(storeId));
  const menus = useQuery(catalogueQuery(storeId));
  const error = recipes.error ?? menus.error;
  const retry = () => void Promise.all([recipes.refetch(), menus.refetch()]);
  if (recipes.data && menus.data)
    return <List recipes={recipes.data} catalogue={menus.data} ingredients={ingredients} />;
  return error ? <Failure title={t.failed} error={error} onRetry={retry} /> : <Loading />;
}

interface ListProps {
  recipes: RecipesView;
  catalogue: CatalogueView;
  ingredients: IngredientView[];
}

function List({ recipes: { recipes, target }, catalogue, ingredients }: ListProps) {
  const { stock: t } = useTexts();
  const { role } = useStore();
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<Makeable | null>(null);
  const present = ingredients.filter(({ isGone }) => !isGone);
  if (present.length === 0) return <Nothing title={t.none} hint={t.recipesNeed} />;
  const held = new Map(recipes.map((recipe) => [keyOf(recipe.of), recipe]));
  const all = makeablesOf(catalogue, present, held);
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const mayManage = may(role, 'stock.manage');
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t.searchRecipes} value={wanted} onChange={setWanted} />
        {target !== null && <TargetField key={target} target={target} />}
      </div>
      {found.length === 0 && <Nothing show="search" title={t.noneFound} />}
      <ul className={rows.list}>
        {found.map((makeable) => (
          <li key={keyOf(makeable.of)}>
            <button
              type="button"
              className={rows.row}
              disabled={!mayManage}
              onClick={() => setOpen(makeable)}
            >
              <Recipe makeable={makeable} held={held} ingredients={ingredients} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <RecipeDialog makeable={open} held={held} ingredients={present} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** In percent of the price. */
const shareOf = (cost: number, price: number) => Math.round((cost / price) * 100);

interface RecipeProps {
  makeable: Makeable;
  held: ReadonlyMap<string, RecipeView>;
  ingredients: IngredientView[];
}

function Recipe({ makeable: { of, name, price, wholeSizes }, held, ingredients }: RecipeProps) {
  const { stock: t } = useTexts();
  const { currency } = useStore().profile;
  const recipe = held.get(keyOf(of));
  const nameOf = new Map(ingredients.map((one) => [one._id, one.name]));
  const told = recipe?.lines.map(({ ingredient }) => nameOf.get(ingredient) ?? '').join(', ');
  return (
    <>
      <span className={rows.name}>
        {name}
        <small className={styles.about}>{told ?? (of.kind === 'made' ? t.isBought : t.noRecipe)}</small>
        {wholeSizes.length > 0 && (
          <small className={styles.about}>{t.wholeSizes(wholeSizes.join(', '))}</small>
        )}
      </span>
      {recipe?.cost != null && (
        <span className={rows.end}>
          <b>{formatAmount(recipe.cost, currency)}</b>
          <small className={styles.about}>
            {of.kind === 'made'
              ? t.aBatch
              : price
                ? t.ofPrice(shareOf(recipe.cost, price), formatAmount(price, currency))
                : t.aPortion}
          </small>
        </span>
      )}
    </>
  );
}
