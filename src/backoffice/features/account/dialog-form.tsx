import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
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
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {form.children}
      <Button look={look} type="submit" className={styles.submit} isBusy={isPending}>
        {action}
      </Button>
    </form>
  );
}
