import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { formatSum, type Minor, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { type CashCount, DENOMINATIONS, sumOfCount } from '../rules/drawers.ts';
import styles from './till.module.css';

export interface Counting {
  by: 'pieces' | 'sum';
  pieces: Record<string, string>;
  sum: string;
}

export const NOTHING_COUNTED: Counting = { by: 'sum', pieces: {}, sum: '' };

const RUPEES = 'INR';

/** Only the rupee's notes and coins are known. */
export const byPieces = ({ by }: Counting, currency: string) => by === 'pieces' && currency === RUPEES;

const piecesOf = ({ pieces }: Counting): CashCount =>
  Object.fromEntries(
    Object.entries(pieces).flatMap(([value, typed]) => (typed ? [[value, Number(typed)]] : [])),
  );

/** What the server is told; null while there is nothing to tell. */
export function countedBody(counting: Counting, currency: string) {
  if (byPieces(counting, currency)) {
    const pieces = piecesOf(counting);
    return Object.keys(pieces).length === 0 ? null : { pieces };
  }
  const amount = parsePrice(counting.sum);
  return amount === null ? null : { amount: toNumber(amount) };
}

interface CountFieldProps {
  value: Counting;
  onChange: (counting: Counting) => void;
  fault?: string | undefined;
}

/** Cash, by its notes and coins or as a sum. */
export function CountField({ value, onChange, fault }: CountFieldProps) {
  const { till: t } = useTexts();
  const { currency } = useStore().profile;
  const isByPieces = byPieces(value, currency);
  const setPieces = (of: number, typed: string) =>
    onChange({ ...value, pieces: { ...value.pieces, [of]: typed.replace(/\D/g, '').slice(0, 5) } });
  const ways = [
    { value: 'sum', label: t.bySum },
    { value: 'pieces', label: t.byPieces },
  ] as const;
  const sum: Minor = sumOfCount(piecesOf(value));
  return (
    <>
      {currency === RUPEES && (
        <Choice
          wraps
          label={t.way}
          value={value.by}
          options={ways}
          onChange={(by) => onChange({ ...value, by })}
        />
      )}
      {isByPieces ? (
        <>
          <div className={styles.pieces}>
            {DENOMINATIONS.map((of) => (
              <TextField
                key={of}
                label={`₹${of}`}
                aria-label={t.piecesOf(`₹${of}`)}
                inputMode="numeric"
                autoComplete="off"
                value={value.pieces[of] ?? ''}
                onChange={(typed) => setPieces(of, typed)}
              />
            ))}
          </div>
          <p className={styles.sum} aria-live="polite">
            <span>{t.sum}</span> <span>{formatSum(sum, currency)}</span>
          </p>
          {fault && <p role="alert">{fault}</p>}
        </>
      ) : (
        <MoneyField
          label={t.amount}
          value={value.sum}
          fault={fault}
          onChange={(typed) => onChange({ ...value, sum: typed })}
        />
      )}
    </>
  );
}
