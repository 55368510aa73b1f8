import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { FormFailure } from '../../parts/form-failure.tsx';
import styles from './account.module.css';

interface DialogFormProps {
  lead: string;
  action: string;
  look?: 'main' | 'danger';
  isPending: boolean;
  failure: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

export function DialogForm({ lead, action, look = 'main', isPending, failure, ...form }: DialogFormProps) {
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <p className={styles.lead}>{lead}</p>
      <FormFailure>{failure}</FormFailure>
      {form.children}
      <Button look={look} type="submit" className={styles.submit} isBusy={isPending}>
        {action}
      </Button>
    </form>
  );
}
