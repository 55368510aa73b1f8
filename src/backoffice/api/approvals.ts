import { AppError } from '#domain/errors.ts';
import { type Approvable, isApprovable } from '#domain/staff/tablet.ts';

/** Answers the approval, or null if none was given. */
type AskManager = (permission: Approvable) => Promise<string | null>;

let askManager: AskManager | null = null;

/** Has refused calls ask through this, until the answered function is called. */
export function askThrough(ask: AskManager): () => void {
  askManager = ask;
  return () => {
    askManager = null;
  };
}

/** A manager's approval of what was refused; null if it is of another kind, or nobody approves it. */
export async function approvalFor(error: unknown): Promise<string | null> {
  if (!(error instanceof AppError) || error.code !== 'FORBIDDEN') return null;
  const permission = error.details?.['permission'];
  return isApprovable(permission) && askManager ? askManager(permission) : null;
}
