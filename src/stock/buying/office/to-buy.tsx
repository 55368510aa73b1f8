import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { needQuery } from '#stock/ingredients/office-api/stock.ts';
import { comingOf, suggest } from '#stock/ingredients/rules/buying.ts';
import { useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import styles from './buying.module.css';
import type { Given } from './given.ts';
import { OrderForm } from './order-form.tsx';

const BASES = ['par', 'week'] as const;

interface ToBuyProps extends Given {
  onMade: (purchase: string) => void;
}

/** What is low, or what the next week needs, by supplier. Each supplier gets an order of its own. */
export function ToBuy({ buying, ingredients, onMade }: ToBuyProps) {
  const { buying: t } = useTexts();
  const { storeId } = useStore();
  const [basis, setBasis] = useState<(typeof BASES)[number]>('par');
  const used = useQuery({ ...needQuery(storeId), enabled: basis === 'week' });
  const coming = comingOf(buying.purchases);
  const need =
    basis === 'week' && used.data
      ? { need: new Map(used.data.need.map(({ ingredient, quantity }) => [ingredient, quantity])) }
      : {};
  const isWaiting = basis === 'week' && !used.data;
  const wanted = suggest(ingredients, { coming, ...need });
  const supplierOf = new Map(ingredients.map(({ _id, supplier }) => [_id, supplier]));
  const present = buying.suppliers.filter(({ isGone }) => !isGone);
  const isKnown = (id: string | null | undefined) => present.some(({ _id }) => _id === id);
  const groups = Map.groupBy(wanted, ({ ingredient }) => {
    const id = supplierOf.get(ingredient);
    return isKnown(id) ? (id ?? null) : null;
  });
  // What is not low can be ordered too.
  if (!groups.has(null)) groups.set(null, []);
  if (ingredients.length === 0)
    return (
      <Nothing title={t.begin} hint={t.beginHint} sample={t.sample}>
        <Link className={`${button.button} ${button.main}`} to="/app/stock">
          {t.beginStep}
        </Link>
      </Nothing>
    );
  return (
    <div className={styles.stack}>
      <Choice
        label={t.basis}
        value={basis}
        options={BASES.map((value) => ({ value, label: t.bases[value] }))}
        onChange={setBasis}
      />
      <p className={styles.hint}>{t.basisHint[basis]}</p>
      {isWaiting && !used.error && <Loading />}
      {isWaiting && used.error && (
        <Failure title={t.failed} error={used.error} onRetry={() => void used.refetch()} />
      )}
      {!isWaiting && wanted.length === 0 && <Nothing title={t.nothingToBuy} hint={t.nothingHint} />}
      {!isWaiting &&
        [...groups].map(([supplier, lines]) => (
          <OrderForm
            key={`${basis} ${supplier}`}
            supplier={supplier}
            lines={lines}
            ingredients={ingredients}
            onMade={onMade}
            suppliers={present}
          />
        ))}
    </div>
  );
}
