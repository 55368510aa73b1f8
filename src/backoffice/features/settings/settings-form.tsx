import type { FormEvent, ReactNode, Ref } from 'react';
import { SaveBar } from '../../parts/save-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  form: {
    isChanged: boolean;
    /** What was typed before a reload or in another session. */
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

/** With the bar that saves it, and the question to whoever leaves it half done. */
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
