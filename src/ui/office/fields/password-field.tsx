import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '#texts/office/index.ts';
import { passwordClasses } from './field-classes.ts';

interface PasswordFieldProps
  extends Pick<PasswordInputProps, 'id' | 'label' | 'description' | 'autoComplete' | 'name'> {
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
  'data-autofocus'?: boolean | undefined;
}

export function PasswordField({ fault, onChange, ...field }: PasswordFieldProps) {
  const t = useTexts();
  return (
    <PasswordInput
      {...field}
      size="md"
      withAsterisk={false}
      classNames={passwordClasses}
      visibilityToggleButtonProps={{ 'aria-label': t.auth.showPassword, tabIndex: 0, 'aria-hidden': false }}
      error={fault}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
