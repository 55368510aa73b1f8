import { useEffect, useRef, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { NoAnswer } from '../../api/call.ts';
import { $offline, watchConnection } from '../../state/online.ts';

/** Waits for a network with what could not be sent. */
type Sent = 'no' | 'sending' | 'waiting';

/**
 * Sends once. Without a network it is sent again as soon as there is one; the id of what is sent makes sure that it
 * counts once.
 */
export function useSending(send: () => Promise<void>, onRefused: (error: AppError) => void) {
  const [sent, setSent] = useState<Sent>('no');
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const submit = async () => {
    if (sent === 'sending') return;
    setSent('sending');
    try {
      await latest.current();
      setSent('no');
    } catch (error) {
      if (error instanceof AppError) onRefused(error);
      else if (!(error instanceof NoAnswer)) throw error;
      else $offline.set(true);
      setSent(error instanceof AppError ? 'no' : 'waiting');
    }
  };
  const again = useRef(submit);
  useEffect(() => {
    again.current = submit;
  });
  const isWaiting = sent === 'waiting';
  useEffect(() => (isWaiting ? watchConnection(() => void again.current()) : undefined), [isWaiting]);
  return { submit, isSending: sent === 'sending', isWaiting };
}
