import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { formatSigned } from '#ui/office/format.ts';
import rows from '#ui/office/layout/row-list.module.css';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { isLow, isNoneLeft } from '../rules/ingredient.ts';
import type { IngredientView } from '../wire/stock.ts';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';

const SHOWN = ['all', 'low', 'gone'] as const;

interface IngredientsProps {
  ingredients: IngredientView[];
  onShow: (id: string) => void;
}

export function Ingredients({ ingredients, onShow }: IngredientsProps) {
  const { stock: t } = useTexts();
  const { currency } = useStore().profile;
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  if (ingredients.length === 0) return <Nothing title={t.none} hint={t.noneHint} sample={t.sample} />;
  const present = ingredients.filter(({ isGone }) => isGone === (shown === 'gone'));
  const listed = shown === 'low' ? present.filter(isLow) : present;
  const found = listed.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const worth = present.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const knowsWorth = present.some(({ value }) => value !== null);
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t.search} value={wanted} onChange={setWanted} />
        <Choice
          label={t.show}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: t.shown[value] }))}
          onChange={setShown}
        />
      </div>
      {knowsWorth && (
        <p className={styles.total}>
          {t.worth} <b>{formatSigned(worth, currency)}</b>
        </p>
      )}
      {found.length === 0 ? (
        <Nothing show="search" title={shown === 'low' ? t.noneLow : t.noneFound} />
      ) : (
        <ul className={rows.list}>
          {found.map((ingredient) => (
            <Row key={ingredient._id} ingredient={ingredient} onShow={onShow} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ ingredient, onShow }: { ingredient: IngredientView; onShow: (id: string) => void }) {
  const { stock: t } = useTexts();
  const { currency } = useStore().profile;
  const say = useSaid();
  const { _id, name, unit, quantity, reserved, value, par } = ingredient;
  return (
    <li>
      <button type="button" className={rows.row} onClick={() => onShow(_id)}>
        <span className={rows.name}>
          {name}
          <small className={styles.about}>
            {reserved > 0 && t.held(say(reserved, unit))}
            {value !== null && <span>{formatSigned(value, currency)}</span>}
          </small>
        </span>
        <span className={`${rows.end} ${styles.amount}`} data-below={quantity < 0 || undefined}>
          <b>{say(quantity, unit)}</b>
          {ingredient.outSince !== null && <small className={styles.low}>{t.isOut}</small>}
          {isNoneLeft(ingredient) && ingredient.outSince === null && (
            <small className={styles.low}>{t.noneLeft}</small>
          )}
          {isLow(ingredient) && par !== null && <small className={styles.low}>{t.low(say(par, unit))}</small>}
        </span>
      </button>
    </li>
  );
}
