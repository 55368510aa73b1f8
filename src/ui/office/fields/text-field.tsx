import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { fieldClasses } from './field-classes.ts';

interface SharedProps {
  value: string;
  onChange: (value: string) => void;
  /** The fault, which is read out when it appears. */
  fault?: string | undefined;
}

type TextFieldProps = SharedProps & Omit<TextInputProps, keyof SharedProps | 'error' | 'classNames'>;

export function TextField({ fault, onChange, ...field }: TextFieldProps) {
  return (
    <TextInput
      {...field}
      size="md"
      withAsterisk={false}
      classNames={fieldClasses}
      error={fault}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type TextAreaProps = SharedProps & Omit<TextareaProps, keyof SharedProps | 'error' | 'classNames'>;

/** Grows with its text. */
export function TextArea({ fault, onChange, minRows = 3, ...field }: TextAreaProps) {
  return (
    <Textarea
      {...field}
      size="md"
      autosize
      minRows={minRows}
      maxRows={14}
      withAsterisk={false}
      classNames={fieldClasses}
      error={fault}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
