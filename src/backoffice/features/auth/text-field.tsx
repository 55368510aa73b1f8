import { PasswordInput, TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../../texts/index.ts';
import styles from './text-field.module.css';

export interface TextFieldProps
  extends Pick<TextInputProps, 'label' | 'description' | 'inputMode' | 'autoFocus'> {
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  fault: string | undefined;
}

const classNames = {
  root: styles.field ?? '',
  label: styles.label ?? '',
  input: styles.input ?? '',
  description: styles.hint ?? '',
  error: styles.fault ?? '',
};

/** Its fault stands beside it, is tied to it, and is read out as it appears. */
export function TextField({ fault, type = 'text', inputMode = 'text', ...field }: TextFieldProps) {
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
        classNames={{ ...classNames, innerInput: styles.inner ?? '' }}
        visibilityToggleButtonProps={{ 'aria-label': t.auth.showPassword, tabIndex: 0, 'aria-hidden': false }}
      />
    );
  }
  const isEmail = type === 'email';
  return (
    <TextInput
      {...shared}
      classNames={classNames}
      type={type}
      inputMode={isEmail ? 'email' : inputMode}
      autoCapitalize={isEmail || field.name === 'code' ? 'none' : 'words'}
      spellCheck={false}
    />
  );
}
