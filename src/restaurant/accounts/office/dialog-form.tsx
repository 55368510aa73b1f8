import type { ReactNode } from 'react';
import { Button } from '#ui/office/buttons/button.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import type { useFormProps } from '#ui/office/forms/use-form.ts';
import styles from './account.module.css';

interface DialogFormProps {
  lead: string;
  action: string;
  look?: 'main' | 'danger';
  isBusy: boolean;
  failure: string;
  formProps: ReturnType<ReturnType<typeof useFormProps>>;
  children: ReactNode;
}

export function DialogForm({
  lead,
  action,
  look = 'main',
  isBusy,
  failure,
  formProps,
  children,
}: DialogFormProps) {
  return (
    <form method="post" {...formProps}>
      <p className={styles.lead}>{lead}</p>
      <FormFailure>{failure}</FormFailure>
      {children}
      <Button look={look} type="submit" className={styles.submit} isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

/** A hidden field that names the account to password managers. */
export function Username({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
