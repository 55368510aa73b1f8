import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './form.module.css';

interface Labels {
  label: string;
  /** Stands beside the label, such as "optional". */
  note?: string | undefined;
  fault?: string | undefined;
}

interface FieldProps extends Labels, ComponentProps<'input'> {
  /** Stands before the input, in the same box. */
  before?: ReactNode;
}

export function Field({ label, note, fault, before, ...input }: FieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} note={note} fault={fault}>
      {before}
      <input id={id} aria-invalid={Boolean(fault)} aria-describedby={`${id}-fault`} {...input} />
    </Labelled>
  );
}

interface TextAreaProps extends Labels, ComponentProps<'textarea'> {}

export function TextArea({ label, note, fault, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} note={note} fault={fault}>
      <textarea id={id} rows={2} aria-invalid={Boolean(fault)} aria-describedby={`${id}-fault`} {...area} />
    </Labelled>
  );
}

interface SelectProps extends Labels, ComponentProps<'select'> {}

export function Select({ label, note, fault, ...select }: SelectProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} note={note} fault={fault}>
      <select id={id} aria-invalid={Boolean(fault)} aria-describedby={`${id}-fault`} {...select} />
    </Labelled>
  );
}

function Labelled({ id, label, note, fault, children }: Labels & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {note && <span>{note}</span>}
      </label>
      <div className={styles.box} data-fault={Boolean(fault)}>
        {children}
      </div>
      <FaultText id={`${id}-fault`} fault={fault} />
    </div>
  );
}

/** Rendered without a text as well: screen readers announce only regions that exist before their text. */
export function FaultText({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {fault}
    </p>
  );
}
