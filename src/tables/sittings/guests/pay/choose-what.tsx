import { dishNameIn, optionNamesIn } from '#ordering/orders/rules/ordered-names.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney, formatSum } from '#platform/money/rules/money.ts';
import { aboutToPay, type PayChoice, payableLines } from '#tables/at-table/rules/what-to-pay.ts';
import { Field } from '#ui/guests/form/field.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { PART_KINDS } from '../../rules/sitting.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import { yourId } from '../state/table.ts';
import styles from './pay.module.css';

interface Props {
  view: SittingView;
  choice: PayChoice;
  onChoose: (choice: PayChoice) => void;
}

const MOST_PARTS = 50;

/** All, the own part, an equal one, chosen dishes or an amount. */
export function ChooseWhat({ view, choice, onChoose }: Props) {
  const { pay } = useTableTexts();
  const kinds = PART_KINDS.filter((kind) => kind !== 'mine' || view.shares.length > 1);
  return (
    <fieldset className={styles.kinds}>
      <legend>{pay.what}</legend>
      {kinds.map((kind) => {
        const about = aboutToPay({ ...choice, kind }, view, yourId(view));
        return (
          <div key={kind} className={styles.kind} data-chosen={choice.kind === kind}>
            <label>
              <input
                type="radio"
                name="kind"
                checked={choice.kind === kind}
                onChange={() => onChoose({ ...choice, kind })}
              />
              <span>
                {pay.kinds[kind]}
                {kind === 'mine' && <small>{pay.mineHint}</small>}
              </span>
              {about !== null && kind !== 'amount' && (
                <b>{sumOf(kind, formatSum(about, view.currency), pay.about)}</b>
              )}
            </label>
            {choice.kind === kind && <Details view={view} choice={choice} onChoose={onChoose} />}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Only all and the own part are known to the paisa. */
const sumOf = (kind: PayChoice['kind'], sum: string, about: (sum: string) => string) =>
  kind === 'all' || kind === 'mine' ? sum : about(sum);

function Details({ view, choice, onChoose }: Props) {
  const { pay } = useTableTexts();
  if (choice.kind === 'even')
    return (
      <div className={styles.even}>
        <span>{pay.parts(choice.of)}</span>
        <Stepper
          quantity={choice.of}
          least={2}
          most={MOST_PARTS}
          lessLabel={pay.fewer}
          moreLabel={pay.more}
          quantityLabel={pay.parts(choice.of)}
          onChange={(of) => onChoose({ ...choice, of })}
        />
      </div>
    );
  if (choice.kind === 'amount')
    return (
      <Field
        label={pay.amount}
        value={choice.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        onChange={({ target }) => onChoose({ ...choice, amount: target.value.replace(/[^\d.]/g, '') })}
      />
    );
  return choice.kind === 'lines' && <ChooseLines view={view} choice={choice} onChoose={onChoose} />;
}

function ChooseLines({ view, choice, onChoose }: Props) {
  const { pay } = useTableTexts();
  const { language } = useLanguage();
  const toggle = (id: string) => {
    const lines = choice.lines.includes(id)
      ? choice.lines.filter((line) => line !== id)
      : [...choice.lines, id];
    onChoose({ ...choice, lines });
  };
  return (
    <ul className={styles.choices} aria-label={pay.choose}>
      {payableLines(view).map(({ id, item, total }) => (
        <li key={id}>
          <label>
            <input type="checkbox" checked={choice.lines.includes(id)} onChange={() => toggle(id)} />
            <span>
              {`${item.quantity}× ${dishNameIn(item, language)}`}
              <small>{optionNamesIn(item, language).join(', ')}</small>
            </span>
            <span>{formatMoney(total, view.currency)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
