import { useNeedsWords } from '#tables/sittings/texts/guests/table/use-needs-words.ts';
import { useTableTexts } from '#tables/sittings/texts/guests/table/use-table-texts.ts';
import { type Needs, VERDICTS, type Verdict, verdictOf } from '../../rules/diets/needs.ts';
import type { Category } from '../../rules/menu.ts';
import { useDietTexts } from '../../texts/guests/diet/use-diet-texts.ts';
import list from '../categories/category-card.module.css';
import { ItemCard } from '../dish/item-card.tsx';
import type { ForAllProps } from '../store-context.ts';
import styles from './for-all.module.css';

interface Props extends ForAllProps {
  /** What all at the table together do not eat. */
  needs: Needs;
  isLost: boolean;
  /** Asks this guest what they do not eat. */
  onAsk: () => void;
}

/** A switch that puts what everyone at the table can eat before the rest of the menu. */
export function ForAll({ needs, isLost, onAsk, categories, isOn, onSwitch }: Props) {
  const { needs: t } = useTableTexts();
  const wordsOf = useNeedsWords();
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          className={styles.switch}
          onClick={() => onSwitch(!isOn)}
        >
          <i />
          <span>
            {t.all}
            <small>{wordsOf(needs)}</small>
          </span>
        </button>
        <AskNeeds onAsk={onAsk} />
      </div>
      {isOn && <Sorted needs={needs} isLost={isLost} categories={categories} />}
    </>
  );
}

export function AskNeeds({ onAsk }: Pick<Props, 'onAsk'>) {
  const { needs: t } = useTableTexts();
  return (
    <button type="button" className={styles.ask} aria-haspopup="dialog" onClick={onAsk}>
      {t.open}
    </button>
  );
}

function Sorted({ needs, isLost, categories }: Pick<Props, 'needs' | 'isLost' | 'categories'>) {
  const { needs: t } = useTableTexts();
  const diet = useDietTexts();
  const dishes = dishesOf(categories, needs);
  return (
    <>
      <div role="status">
        {isLost && <p className={styles.note}>{t.lost}</p>}
        {categories.length > 0 && dishes.fine.length === 0 && <p className={styles.nothing}>{t.nothing}</p>}
        <p className="visually-hidden">{t.fine(dishes.fine.length)}</p>
      </div>
      {VERDICTS.filter((verdict) => dishes[verdict].length > 0).map((verdict) => (
        <section key={verdict} className={styles.group} aria-labelledby={`for-all-${verdict}`}>
          <h2 id={`for-all-${verdict}`}>{t[verdict](dishes[verdict].length)}</h2>
          {verdict === 'fine' && needs.avoid.length > 0 && <p className={styles.note}>{diet.ask}</p>}
          {verdict === 'ask' && <p className={styles.why}>{t.askWhy}</p>}
          <ul className={list.dishes}>
            {dishes[verdict].map((dish) => (
              <ItemCard key={dish.item.id} dish={dish} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function dishesOf(categories: readonly Category[], needs: Needs) {
  const all = categories.flatMap((category) => category.items.map((item) => ({ item, category })));
  const which = (verdict: Verdict) => all.filter(({ item }) => verdictOf(item, needs) === verdict);
  return { fine: which('fine'), ask: which('ask'), no: which('no') };
}
