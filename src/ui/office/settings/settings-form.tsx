import type { FormEvent, ReactNode, Ref } from 'react';
import { LeaveGuard } from '../dialogs/leave-guard.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  form: {
    isChanged: boolean;
    /** Whether the typed values come from before a reload or from an earlier session. */
    isRestored: boolean;
    isBusy: boolean;
    discard: () => void;
    formProps: {
      ref: Ref<HTMLFormElement>;
      onSubmit: (event: FormEvent<HTMLFormElement>) => void;
      noValidate: boolean;
    };
  };
  children: ReactNode;
}

/** A form of the settings, with the bar that saves it and a question before it is left unsaved. */
export function SettingsForm({ form, children }: SettingsFormProps) {
  return (
    <form {...form.formProps} className={styles.form}>
      {children}
      <SaveBar
        isChanged={form.isChanged}
        isRestored={form.isRestored}
        isBusy={form.isBusy}
        onDiscard={form.discard}
      />
      <LeaveGuard isChanged={form.isChanged} isKept />
    </form>
  );
}
