import type { ReactNode } from 'react';
import { Button } from '#ui/office/buttons/button.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import type { SessionView } from '../../wire/accounts.ts';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { OtherWay } from './other-way.tsx';
import { AuthField, type AuthFieldProps } from './text-field.tsx';
import { type AuthForm, useAuthForm, type Values } from './use-auth-form.ts';

export interface AuthScreenProps extends Pick<AuthForm, 'onDone'> {
  /** The link to the other of the two screens. */
  otherPage: ReactNode;
}

interface AuthPageProps<T extends Values, R> extends Omit<AuthForm<T, R>, 'names'> {
  title: string;
  lead: string;
  fields: (Omit<AuthFieldProps, 'fault'> & { name: keyof T & string })[];
  action: string;
  /** Links below the form. */
  children: ReactNode;
}

export function AuthPage<T extends Values, R = SessionView>({
  title,
  lead,
  fields,
  action,
  children,
  ...form
}: AuthPageProps<T, R>) {
  const names = fields.map(({ name }) => name);
  const { formProps, isBusy, faults, failure } = useAuthForm<T, R>({ ...form, names });
  return (
    <AuthFrame title={title} lead={lead}>
      <form method="post" {...formProps}>
        <FormFailure>{failure}</FormFailure>
        {fields.map((field) => (
          <AuthField key={field.name} {...field} fault={faults[field.name]} />
        ))}
        <Button look="main" type="submit" className={styles.submit} isBusy={isBusy}>
          {action}
        </Button>
      </form>
      <OtherWay>{children}</OtherWay>
    </AuthFrame>
  );
}
