import { type ReactNode, useCallback, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { type AskConflicts, ConflictContext, type Question } from './conflict-context.ts';
import { ConflictForm } from './conflict-form.tsx';

type Answer = Awaited<ReturnType<AskConflicts>>;

/** When two people have changed the same thing, the one who saves second is asked to decide. */
export function ConflictProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [asked, setAsked] = useState<(Question & { answer: (answer: Answer) => void }) | null>(null);
  const ask = useCallback<AskConflicts>(
    (question) => new Promise((answer) => setAsked({ ...question, answer })),
    [],
  );
  const finish = (answer: Answer) => {
    asked?.answer(answer);
    setAsked(null);
  };
  return (
    <ConflictContext value={ask}>
      {children}
      <Dialog
        isOpen={asked !== null}
        onClose={() => finish(null)}
        size="42rem"
        isOnTop
        title={t.changes.conflict.title}
      >
        {asked && <ConflictForm question={asked} onDecide={finish} onLeave={() => finish(null)} />}
      </Dialog>
    </ConflictContext>
  );
}
