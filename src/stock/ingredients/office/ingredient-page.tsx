import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount, formatSigned } from '#ui/office/format.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { ledgerQuery, recipesQuery } from '../office-api/stock.ts';
import { isComing, WRITTEN_KINDS, type WrittenKind } from '../rules/entries.ts';
import type { IngredientView } from '../wire/stock.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useSaid } from './face/use-said.ts';
import { IngredientDialog } from './ingredient-dialog.tsx';
import { Ledger } from './ledger.tsx';
import { OutNotice, OutStep } from './outage.tsx';
import { Prices } from './prices.tsx';
import styles from './stock.module.css';

/** One ingredient: how much there is, what to do about it, and what came and went. */
export function IngredientPage({ id, onBack }: { id: string; onBack: () => void }) {
  const { stock: t } = useTexts();
  const { storeId, role } = useStore();
  const { data, error, refetch } = useQuery(ledgerQuery(storeId, id, null));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="page" />;
  const { ingredient } = data;
  return (
    <Page
      title={ingredient.name}
      {...(ingredient.isGone ? { lead: t.isGone } : {})}
      width="wide"
      actions={<Button onClick={onBack}>{t.back}</Button>}
    >
      <OutNotice ingredient={ingredient} />
      <Held ingredient={ingredient} />
      <Steps ingredient={ingredient} />
      <Ledger first={data} />
      {may(role, 'stock.manage') && <Prices ingredient={ingredient} />}
    </Page>
  );
}

function Held({ ingredient }: { ingredient: IngredientView }) {
  const { stock: t } = useTexts();
  const { currency } = useStore().profile;
  const say = useSaid();
  const { unit, quantity, reserved, value, cost } = ingredient;
  return (
    <dl className={styles.held}>
      <div>
        <dt>{t.inStock}</dt>
        <dd data-below={quantity < 0 || undefined}>{say(quantity, unit)}</dd>
      </div>
      <div>
        <dt>{t.heldByOrders}</dt>
        <dd>{say(reserved, unit)}</dd>
      </div>
      {value !== null && (
        <div>
          <dt>{t.value}</dt>
          <dd>{formatSigned(value, currency)}</dd>
        </div>
      )}
      {cost !== null && cost > 0 && (
        <div>
          <dt>{t.costOf[unit]}</dt>
          <dd>{formatAmount(cost, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

function Steps({ ingredient }: { ingredient: IngredientView }) {
  const { stock: t } = useTexts();
  const { storeId, role } = useStore();
  const { data } = useQuery(recipesQuery(storeId));
  const [open, setOpen] = useState<WrittenKind | 'edit' | null>(null);
  const isMade = data?.recipes.some(({ of }) => of.kind === 'made' && of.ingredientId === ingredient._id);
  const mayManage = may(role, 'stock.manage');
  const kinds = WRITTEN_KINDS.filter((what) => (what !== 'made' || isMade) && (mayManage || !isComing(what)));
  const close = () => setOpen(null);
  return (
    <div className={styles.steps}>
      {kinds.map((what) => (
        <Button key={what} onClick={() => setOpen(what)}>
          {t.kinds[what]}
        </Button>
      ))}
      <OutStep ingredient={ingredient} />
      {mayManage && <Button onClick={() => setOpen('edit')}>{t.edit}</Button>}
      {open === 'edit' && <IngredientDialog ingredient={ingredient} onClose={close} />}
      {open !== null && open !== 'edit' && (
        <EntryDialog what={open} ingredient={ingredient} onClose={close} />
      )}
    </div>
  );
}
