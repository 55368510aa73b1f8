import { useState } from 'react';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';

const LOST: readonly ErrorCode[] = ['UNAVAILABLE', 'INTERNAL'];

export interface Unanswered {
  onSend: () => void;
  /** Null for what is done, or given up. */
  onAnswer: (refusal: Error | null) => void;
}

/**
 * What a form of money shows stays as it was sent until there is an answer: what is learned meanwhile may be this very payment.
 * So whoever tries again sends the same under the same key, and it counts once.
 */
export function useUnanswered<T>(now: T): Unanswered & { shown: T } {
  const [sent, setSent] = useState<T | null>(null);
  return {
    shown: sent ?? now,
    onSend: () => setSent((before) => before ?? now),
    onAnswer: (refusal) => {
      if (!(refusal instanceof AppError && LOST.includes(refusal.code))) setSent(null);
    },
  };
}
