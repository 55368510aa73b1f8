import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** Beside the label, such as that it may stay empty. */
  note?: string | undefined;
  fault?: string | undefined;
  /** Stands before the input, in the same box. */
  before?: ReactNode;
}

export function Field({ label, note, fault, before, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {note && <span>{note}</span>}
      </label>
      <div className={styles.box} data-fault={Boolean(fault)}>
        {before}
        <input id={id} aria-invalid={Boolean(fault)} aria-describedby={`${id}-fault`} {...input} />
      </div>
      <FaultText id={`${id}-fault`} fault={fault} />
    </div>
  );
}

interface AreaProps extends ComponentProps<'textarea'> {
  label: string;
  note?: string | undefined;
  fault?: string | undefined;
}

export function Area({ label, note, fault, ...area }: AreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {note && <span>{note}</span>}
      </label>
      <div className={styles.box} data-fault={Boolean(fault)}>
        <textarea id={id} rows={2} aria-invalid={Boolean(fault)} aria-describedby={`${id}-fault`} {...area} />
      </div>
      <FaultText id={`${id}-fault`} fault={fault} />
    </div>
  );
}

/** There before it says anything, so that what it comes to say is read out. */
export function FaultText({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {fault}
    </p>
  );
}
