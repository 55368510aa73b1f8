import type { ReactNode } from 'react';
import { FormFailure } from '../forms/form-failure.tsx';
import { useForm } from '../forms/use-form.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmCallProps {
  title: string;
  /** What happens, in words. */
  children: ReactNode;
  action: string;
  isGood?: boolean;
  /** Whether what happens is known by now. */
  isReady?: boolean;
  send: () => Promise<unknown>;
  onDone: () => void;
  /** What is shown may have changed meanwhile. */
  onError?: () => void;
  onClose: () => void;
}

/** Asks before a call, and stays open with the reason if it fails. */
export function ConfirmCall({
  title,
  children,
  action,
  isGood = false,
  isReady = true,
  send,
  onDone,
  onError,
  onClose,
}: ConfirmCallProps) {
  const { failure, isBusy, submit } = useForm<void, unknown>({
    send,
    onDone: () => {
      onDone();
      onClose();
    },
    ...(onError && { onError }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={title}
      action={action}
      isBusy={isBusy}
      isGood={isGood}
      isReady={isReady}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      {children}
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
