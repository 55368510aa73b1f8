import styles from './fields.module.css';

/** How every field of the back office looks. */
export const fieldClasses = {
  root: styles.field ?? '',
  label: styles.label ?? '',
  input: styles.input ?? '',
  description: styles.hint ?? '',
  error: styles.fault ?? '',
};

/** Of one with a button beside what is typed. */
export const passwordClasses = { ...fieldClasses, innerInput: styles.inner ?? '' };
