import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  isChanged: boolean;
  /** Whether the typed text is restored when the person comes back. */
  isKept?: boolean;
}

/** Asks before an unsaved form is left, also by closing the window. */
export function LeaveGuard({ isChanged, isKept = false }: LeaveGuardProps) {
  const { settings: t } = useTexts();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={t.leaveTitle}
      action={t.leave}
      keep={t.stay}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {isKept ? t.leaveKept : t.leaveLead}
    </ConfirmDialog>
  );
}
