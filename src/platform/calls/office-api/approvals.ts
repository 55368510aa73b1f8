import { AppError } from '#platform/errors/rules/errors.ts';
import { type Approvable, isApprovable } from '#restaurant/people/rules/tablet.ts';
import type { ApprovalAct } from '#restaurant/tablets/wire/tablets.ts';

/** What was refused, for a manager to approve: the permission, and what of the call they are shown. */
export interface AskedFor {
  permission: Approvable;
  /** Left out by a server of the previous release. */
  act: ApprovalAct | undefined;
}

/** Answers the approval, or null if none was given. */
type AskManager = (asked: AskedFor) => Promise<string | null>;

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
  const { permission, act } = error.details ?? {};
  if (!isApprovable(permission) || !askManager) return null;
  return askManager({ permission, act: act as ApprovalAct | undefined });
}
