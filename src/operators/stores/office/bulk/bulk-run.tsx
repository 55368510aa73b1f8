import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import type { BulkDraft } from '../../office-api/bulk.ts';
import { plansQuery } from '../../office-api/operator.ts';
import type { BulkPreview } from '../../wire/bulk.ts';
import styles from '../operator.module.css';
import { useBulk } from './use-bulk.ts';

interface BulkRunProps {
  draft: BulkDraft;
  preview: BulkPreview;
  onBack: () => void;
  onClose: () => void;
}

/** What would change, then how far it is changed. */
export function BulkRun({ draft, preview, onBack, onClose }: BulkRunProps) {
  const texts = useTexts();
  const t = texts.operator.bulk;
  const { bulk, outcome, isBusy, run, stop } = useBulk(draft);
  const { ids } = preview;
  const again = outcome ? [...outcome.failed.map(({ _id }) => _id), ...outcome.rest] : [];
  return (
    <>
      <Previewed draft={draft} preview={preview} />
      <div role="status">
        {isBusy && <p>{t.progress(ids.length - (outcome?.rest.length ?? ids.length), ids.length)}</p>}
        {outcome && !isBusy && <p>{t.done(outcome.changed)}</p>}
        {outcome && !isBusy && outcome.left > 0 && <p>{t.since(outcome.left)}</p>}
        {outcome && !isBusy && outcome.rest.length > 0 && <p>{t.rest(outcome.rest.length)}</p>}
      </div>
      <FormFailure>{outcome?.why}</FormFailure>
      <ul className={styles.faults}>
        {outcome?.failed.map(({ _id, name, why }) => (
          <li key={_id}>{t.failed(name, why)}</li>
        ))}
      </ul>
      <div className={common.row}>
        {!outcome && !isBusy && <Button onClick={onBack}>{t.back}</Button>}
        {(!outcome || isBusy) && ids.length > 0 && (
          <Button look="main" isBusy={isBusy} onClick={() => run(ids)}>
            {t.run(t.acts[draft.act], ids.length)}
          </Button>
        )}
        {isBusy && <Button onClick={stop}>{t.stop}</Button>}
        {again.length > 0 && !isBusy && (
          <Button look="main" onClick={() => run(again)}>
            {t.again(again.length)}
          </Button>
        )}
        {outcome && !isBusy && (
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <Link to="/operator/log" search={{ bulk }}>
              {t.log}
            </Link>
          </>
        )}
      </div>
    </>
  );
}

type PreviewedProps = Pick<BulkRunProps, 'draft' | 'preview'>;

function Previewed({ draft, preview }: PreviewedProps) {
  const { change, left, isCut } = preview;
  const { bulk: t } = useTexts().operator;
  const first = ({ names, count }: { names: string[]; count: number }) =>
    t.first(names.join(', '), count - names.length);
  return (
    <>
      <p>
        <strong>{t.will(change.count)}</strong>
      </p>
      {change.count > 0 && <p className={styles.named}>{first(change)}</p>}
      {change.count > 0 && draft.act === 'plan' && <PlanChange to={draft.plan} preview={preview} />}
      {left.map((group) => (
        <div key={group.why}>
          <p>{t.left(group.count, t.why[group.why])}</p>
          <p className={styles.named}>{first(group)}</p>
        </div>
      ))}
      {isCut && <p>{t.isCut}</p>}
    </>
  );
}

/** What another plan means for those that get it. */
function PlanChange({ to, preview: { from, renewing, trials } }: { to: string; preview: BulkPreview }) {
  const { bulk: t, plans } = useTexts().operator;
  const price = useQuery(plansQuery).data?.plans.find(({ name }) => name === to)?.price ?? 0;
  const costs = price > 0 ? plans.aMonth(formatAmount(price, 'INR')) : plans.free;
  return (
    <ul className={styles.named}>
      {from.map(({ plan, count }) => (
        <li key={plan}>{t.fromTo(count, plan, `${to} (${costs})`)}</li>
      ))}
      {renewing > 0 && <li>{t.renewing(renewing)}</li>}
      {trials > 0 && <li>{t.trials(trials)}</li>}
    </ul>
  );
}
