import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime, formatSigned } from '#ui/office/format.ts';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { stockKey } from '../office-api/stock.ts';
import type { IngredientView } from '../wire/stock.ts';
import { CountedMeanwhile, type OtherCount, otherCountIn } from './counted-meanwhile.tsx';
import { NOTHING_SAID, QuantityField, quantityOf, type SaidQuantity } from './face/quantity-field.tsx';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';
import { useEnterStock } from './use-enter-stock.ts';

/** A count shelf by shelf. Each line is saved by itself, so that two people can count, and nothing typed is lost. */
export function Counting({ ingredients }: { ingredients: IngredientView[] }) {
  const { t } = useInterface();
  const present = ingredients.filter(({ isGone }) => !isGone);
  if (present.length === 0) return <Nothing title={t.stock.none} hint={t.stock.noneHint} />;
  const shelves = [...Map.groupBy(present, ({ shelf }) => shelf)].toSorted(
    ([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other),
  );
  return (
    <div className={styles.shelves}>
      <p className={styles.hint}>{t.stock.countLead}</p>
      {shelves.map(([shelf, all]) => (
        <Card key={shelf} title={shelf === '' ? t.stock.noShelf : shelf}>
          <ul className={styles.counts}>
            {all.map((ingredient) => (
              <Count key={ingredient._id} ingredient={ingredient} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

interface Differs {
  quantity: number;
  value: number | null;
}

function Count({ ingredient }: { ingredient: IngredientView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { timeZone, currency } = profile;
  const client = useQueryClient();
  const say = useSaid();
  const enter = useEnterStock();
  const [said, setSaid] = useState(NOTHING_SAID);
  const [key, setKey] = useState(newCommandId);
  const [found, setFound] = useState<Differs | null>(null);
  /** The last count that was shown when this one was begun. */
  const [seen, setSeen] = useState(ingredient.countedAt);
  const [other, setOther] = useState<OtherCount | null>(null);
  const { _id, name, unit, packs, quantity: expected, cost, countedAt } = ingredient;
  const quantity = quantityOf(said, ingredient);
  const begin = (typed: SaidQuantity) => {
    if (said.text === '') setSeen(countedAt);
    setSaid(typed);
  };
  const clear = () => {
    setSaid({ ...said, text: '' });
    setKey(newCommandId());
    setOther(null);
  };
  const form = useForm<string | null, number>({
    check: () => (quantity === null ? { quantity: t.faults.quantity() } : {}),
    send: async (known) => {
      // By the books before this count.
      const by = (quantity ?? 0) - expected;
      const line = { ingredient: _id, quantity: quantity ?? 0, countedAt: known };
      await enter({ what: 'counted', lines: [line] }, key);
      return by;
    },
    onDone: (by) => {
      setFound({ quantity: by, value: cost === null ? null : worthOf(by, cost, unit) });
      clear();
    },
    onError: (error) => {
      setOther(otherCountIn(error));
      // What differs is by the books after the other count.
      void client.invalidateQueries({ queryKey: stockKey(storeId) });
    },
  });
  return (
    <li>
      <form {...form.propsFor(() => form.submit(seen))} className={styles.line}>
        <QuantityField
          label={name}
          unit={unit}
          packs={packs}
          value={said}
          fault={form.faults['quantity'] ?? (other ? undefined : form.failure || undefined)}
          onChange={begin}
        />
        <Button type="submit" look="main" isBusy={form.isBusy} aria-label={t.stock.saveCount(name)}>
          {t.save}
        </Button>
      </form>
      {other && (
        <CountedMeanwhile
          other={other}
          unit={unit}
          isBusy={form.isBusy}
          onMine={() => form.submit(other.at)}
          onTheirs={clear}
        />
      )}
      <p className={styles.about} role="status">
        <span>
          {countedAt === null
            ? t.stock.notCounted
            : t.stock.countedAt(formatDayTime(countedAt, { language, timeZone }))}
        </span>
        {found && (
          <b data-below={found.quantity < 0 || undefined}>
            {found.quantity === 0
              ? t.stock.asExpected
              : t.stock.differs(
                  `${found.quantity > 0 ? '+' : ''}${say(found.quantity, unit)}`,
                  found.value === null ? null : formatSigned(found.value, currency),
                )}
          </b>
        )}
      </p>
    </li>
  );
}

/** In rupees with two decimals. A kilogram or a litre is a thousand of the unit. */
const worthOf = (quantity: number, cost: number, unit: IngredientView['unit']): number =>
  Math.round((quantity * cost * 100) / (unit === 'pc' ? 1 : 1000)) / 100;
