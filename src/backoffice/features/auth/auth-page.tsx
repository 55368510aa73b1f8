import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth-page.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { type AuthForm, useAuthForm, type Values } from './use-auth-form.ts';

/** What a screen is given from outside. */
export interface AuthScreenProps extends Pick<AuthForm, 'onSignedIn'> {
  /** The way to the other of the two screens. */
  otherPage: ReactNode;
}

interface AuthPageProps<T extends Values> extends AuthScreenProps, Omit<AuthForm<T>, 'names'> {
  title: string;
  lead: string;
  fields: (Omit<TextFieldProps, 'fault'> & { name: keyof T & string })[];
  action: string;
  otherLead: string;
}

export function AuthPage<T extends Values>({
  title,
  lead,
  fields,
  action,
  otherLead,
  otherPage,
  ...form
}: AuthPageProps<T>) {
  const names = fields.map(({ name }) => name);
  const { onSubmit, isPending, faults, failure } = useAuthForm<T>({ ...form, names });
  return (
    <AuthFrame title={title} lead={lead}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        {fields.map((field) => (
          <TextField key={field.name} {...field} fault={faults[field.name]} />
        ))}
        <Button look="main" type="submit" className={styles.submit} isBusy={isPending}>
          {action}
        </Button>
      </form>
      <p className={styles.other}>
        {otherLead} {otherPage}
      </p>
    </AuthFrame>
  );
}
