import { dishNameIn } from '#ordering/orders/rules/ordered-names.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import styles from '../sheet.module.css';

type Round = StaffSitting['orders'][number];
type Line = Round['items'][number];

/** By line, how many of its portions go. */
export type Going = ReadonlyMap<string, number>;

export const linesOf = ({ items }: Round) => items.filter(({ discarded }) => !discarded);

interface ChoiceProps {
  going: Going;
  onChange: (going: Going) => void;
}

/** A round with its dishes. Its own box takes all of them. */
export function RoundChoice({ round, going, onChange }: ChoiceProps & { round: Round }) {
  const { floor: t } = useTexts();
  const lines = linesOf(round);
  const ids = lines.map(({ _id }) => _id);
  const count = ids.filter((id) => going.has(id)).length;
  const mark = (isOn: boolean) => {
    const others = [...going].filter(([id]) => !ids.includes(id));
    const all = lines.map(({ _id, quantity }) => [_id, quantity] as const);
    onChange(new Map(isOn ? [...others, ...all] : others));
  };
  return (
    <fieldset className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={ids.length > 0 && count === ids.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < ids.length;
          }}
          onChange={(event) => mark(event.target.checked)}
        />
        <strong>{t.round(round.round)}</strong>
      </label>
      {lines.map((line) => (
        <LineChoice key={line._id} line={line} going={going} onChange={onChange} />
      ))}
    </fieldset>
  );
}

/** Of a dish with several portions, all go at first. */
function LineChoice({ line, going, onChange }: ChoiceProps & { line: Line }) {
  const { floor: t } = useTexts();
  const { language } = useNames();
  const { _id, quantity } = line;
  const dish = dishNameIn(line, language);
  const goes = going.get(_id);
  const put = (portions: number) => onChange(new Map(going).set(_id, portions));
  const leave = () => onChange(new Map([...going].filter(([id]) => id !== _id)));
  return (
    <div className={styles.lineChoice}>
      <label>
        <input
          type="checkbox"
          checked={goes !== undefined}
          onChange={(event) => (event.target.checked ? put(quantity) : leave())}
        />
        {`${quantity}× ${dish}`}
      </label>
      {goes !== undefined && quantity > 1 && (
        <span className={styles.portions}>
          <Stepper
            quantity={goes}
            least={1}
            most={quantity}
            lessLabel={t.splitLess(dish)}
            moreLabel={t.splitMore(dish)}
            quantityLabel={t.splitCount(dish)}
            onChange={put}
          />
          {t.splitOf(quantity)}
        </span>
      )}
    </div>
  );
}
