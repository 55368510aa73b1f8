import styles from './fields.module.css';

/** The classes of every field in the back office. */
export const fieldClasses = {
  root: styles.field ?? '',
  label: styles.label ?? '',
  input: styles.input ?? '',
  description: styles.hint ?? '',
  error: styles.fault ?? '',
};

/** The classes of a field with a button inside. */
export const passwordClasses = { ...fieldClasses, innerInput: styles.inner ?? '' };
