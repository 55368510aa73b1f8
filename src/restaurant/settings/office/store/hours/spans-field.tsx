import type { Span } from '#restaurant/opening-hours/rules/opening.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon } from '#ui/office/icons.tsx';
import { endsNextDay, shownEnd, withSpan, withTime } from './edit-hours.ts';
import styles from './hours-page.module.css';

interface SpansFieldProps {
  /** The day, for screen readers. */
  name: string;
  path: string;
  value: Span[];
  faults: Faults;
  /** The text when there are no hours. */
  empty: string;
  onChange: (spans: Span[]) => void;
}

const MOST = 6;

export function SpansField({ name, path, value, faults, empty, onChange }: SpansFieldProps) {
  const { hours: t } = useTexts();
  return (
    <div className={styles.spans}>
      {value.length === 0 && <p className={styles.closed}>{empty}</p>}
      {value.map((span, index) => (
        <SpanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: hours may be equal, and their fields hold no state
          key={index}
          name={name}
          span={span}
          fault={faultOf(faults, `${path}.${index}`)}
          onChange={(changed) => onChange(value.with(index, changed))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      {faults[path] && <Fault text={faults[path]} />}
      {value.length < MOST && (
        <button
          type="button"
          className={styles.add}
          aria-label={t.addSpanOf(name)}
          onClick={() => onChange(withSpan(value))}
        >
          + {t.addSpan}
        </button>
      )}
    </div>
  );
}

function faultOf(faults: Faults, path: string): string | undefined {
  return faults[path] ?? faults[`${path}.from`] ?? faults[`${path}.to`];
}

interface SpanRowProps {
  name: string;
  span: Span;
  fault: string | undefined;
  onChange: (span: Span) => void;
  onRemove: () => void;
}

function SpanRow({ name, span, fault, onChange, onRemove }: SpanRowProps) {
  const { hours: t } = useTexts();
  const shared = {
    type: 'time',
    className: styles.time,
    required: true,
    'aria-invalid': fault !== undefined,
  };
  return (
    <div>
      <div className={styles.span}>
        <input
          {...shared}
          aria-label={t.from(name)}
          value={span.from}
          onChange={(event) => onChange(withTime(span, 'from', event.target.value))}
        />
        <span aria-hidden="true">{t.until}</span>
        <input
          {...shared}
          aria-label={t.to(name)}
          value={shownEnd(span)}
          onChange={(event) => onChange(withTime(span, 'to', event.target.value))}
        />
        <Button className={styles.removeSpan} aria-label={t.removeSpanOf(name)} onClick={onRemove}>
          <CloseIcon size={16} />
        </Button>
        {span.to === '24:00' && <small className={styles.note}>{t.wholeDay}</small>}
        {endsNextDay(span) && <small className={styles.note}>{t.nextDay}</small>}
      </div>
      {fault && <Fault text={fault} />}
    </div>
  );
}

function Fault({ text }: { text: string }) {
  return (
    <p role="alert" className={styles.fault}>
      {text}
    </p>
  );
}
