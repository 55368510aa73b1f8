import { useState } from 'react';
import { MOST_AT_ONCE, type StoreRow } from '#operators/store-import/rules/parse-stores.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import styles from '../operator.module.css';
import { type Outcome, useCreation } from './use-creation.ts';

/** What a file has, and how far it is made. */
export function ReadStores({ rows, count }: { rows: StoreRow[]; count: number }) {
  const t = useTexts().operator.create.imports;
  const [right] = useState(() =>
    rows.filter(({ faults }) => faults.length === 0).map((row) => ({ ...row, key: randomId() })),
  );
  // The same file again has new keys, and would make second restaurants.
  const there = right.filter(({ isThere }) => isThere);
  const [withThere, setWithThere] = useState(false);
  const good = right.filter(({ isThere }) => withThere || !isThere);
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  const { outcome, all, isBusy, create } = useCreation();
  if (count > MOST_AT_ONCE) return <FormFailure>{t.tooMany(count)}</FormFailure>;
  const done = (outcome?.made ?? 0) + (outcome?.known ?? 0) + (outcome?.failed.length ?? 0);
  const again = outcome?.failed.map(({ row }) => row) ?? [];
  return (
    <>
      {wrong.length > 0 && <p>{t.wrong(wrong.length)}</p>}
      <ul className={styles.faults}>
        {wrong.flatMap(({ number, faults }) =>
          faults.map(({ column, fault }) => (
            <li key={`${number} ${column}`}>{t.fault(number, t.columns[column], t.faults[fault])}</li>
          )),
        )}
      </ul>
      {there.length > 0 && (
        <>
          <p>{t.there(there.length)}</p>
          <ul className={styles.faults}>
            {there.map(({ number, name, email }) => (
              <li key={number}>{t.thereAt(number, name, email)}</li>
            ))}
          </ul>
          <SwitchField
            label={t.withThere}
            checked={withThere}
            disabled={isBusy || outcome !== null}
            onChange={setWithThere}
          />
        </>
      )}
      <div role="status">
        {count > 0 && !outcome && <p>{t.ready(good.length)}</p>}
        {!outcome && <First rows={good} />}
        {isBusy && <p>{t.progress(done, all)}</p>}
        {outcome && !isBusy && <Done outcome={outcome} />}
      </div>
      <ul className={styles.faults}>
        {outcome?.failed.map(({ row, why }) => (
          <li key={row.number}>{t.failed(row.number, row.name, why)}</li>
        ))}
      </ul>
      {good.length > 0 && (!outcome || isBusy) && (
        <Button look="main" isBusy={isBusy} onClick={() => create(good)}>
          {t.create(good.length)}
        </Button>
      )}
      {again.length > 0 && !isBusy && (
        <Button look="main" onClick={() => create(again)}>
          {t.again(again.length)}
        </Button>
      )}
    </>
  );
}

function Done({ outcome: { made, known, unsent } }: { outcome: Outcome }) {
  const t = useTexts().operator.create.imports;
  return (
    <>
      <p>{t.done(made, known)}</p>
      {unsent > 0 && <p>{t.unsent(unsent)}</p>}
    </>
  );
}

const SHOWN = 5;

/** Whether the columns were understood is seen at a few. */
function First({ rows }: { rows: StoreRow[] }) {
  const t = useTexts().operator.create.imports;
  return (
    <ul className={styles.named}>
      {rows.slice(0, SHOWN).map(({ number, name, email, city, plan, template }) => (
        <li key={number}>{[name, email, city, plan, template].filter(Boolean).join(' · ')}</li>
      ))}
      {rows.length > SHOWN && <li>{t.others(rows.length - SHOWN)}</li>}
    </ul>
  );
}
