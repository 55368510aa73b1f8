import { PasswordInput, TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '#texts/office/index.ts';
import { fieldClasses, passwordClasses } from '#ui/office/fields/field-classes.ts';

export interface AuthFieldProps
  extends Pick<TextInputProps, 'label' | 'description' | 'inputMode' | 'autoFocus'> {
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  fault: string | undefined;
}

/** A field of the sign-in forms, whose fault is read out when it appears. */
export function AuthField({ fault, type = 'text', inputMode = 'text', ...field }: AuthFieldProps) {
  const t = useTexts();
  const shared = {
    ...field,
    id: `field-${field.name}`,
    error: fault,
    errorProps: { role: 'alert' },
    size: 'md',
    required: true,
    withAsterisk: false,
  } as const;
  if (type === 'password') {
    return (
      <PasswordInput
        {...shared}
        classNames={passwordClasses}
        visibilityToggleButtonProps={{ 'aria-label': t.auth.showPassword, tabIndex: 0, 'aria-hidden': false }}
      />
    );
  }
  const isEmail = type === 'email';
  return (
    <TextInput
      {...shared}
      classNames={fieldClasses}
      type={type}
      inputMode={isEmail ? 'email' : inputMode}
      autoCapitalize={isEmail || field.name === 'code' ? 'none' : 'words'}
      spellCheck={false}
    />
  );
}
