import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '#platform/errors/rules/errors.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { passes } from '../passes.ts';
import { randomId } from '../random-id.ts';
import type { Attached } from './shrink-picture.ts';

export interface Unsent {
  _id: string;
  text: string;
  attached: Attached | null;
}

/** A message that the server has not taken yet. */
export interface Waiting extends Unsent {
  /** Why it was refused, or null while it is tried again. */
  refusal: AppError | null;
}

const AGAIN_MS = 4 * SECOND;

/** Pictures are counted by the hour and the day, which nobody waits for. */
const isRefused = (error: unknown, hasPicture: boolean): error is AppError =>
  error instanceof AppError && (!passes(error) || (hasPicture && error.code === 'TOO_MANY_REQUESTS'));

interface Outgoing<Sent> {
  write: (message: Unsent) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** Sends messages in their order, each under an id of its own until the server has taken it, so that it comes once. */
export function useOutgoing<Sent>({ write: send, onSent }: Outgoing<Sent>) {
  const queue = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const [waiting, setWaiting] = useState<Waiting[]>([]);

  const change = useCallback((next: Waiting[]) => {
    queue.current = next;
    setWaiting(next);
  }, []);

  /** Answers whether the next one can be tried. */
  const sendOne = useCallback(
    async ({ _id, text, attached }: Waiting): Promise<boolean> => {
      try {
        onSent(await send({ _id, text, attached }));
        change(queue.current.filter((one) => one._id !== _id));
        return true;
      } catch (error) {
        if (!isRefused(error, attached !== null)) return false;
        change(queue.current.map((one) => (one._id === _id ? { ...one, refusal: error } : one)));
        return true;
      }
    },
    [send, onSent, change],
  );

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const next = () => queue.current.find(({ refusal }) => refusal === null);
    for (let one = next(); one && (await sendOne(one)); one = next());
    isSending.current = false;
  }, [sendOne]);

  useEffect(() => {
    const again = () => void flush();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [flush]);

  return {
    waiting,
    write(text: string, attached: Attached | null) {
      change([...queue.current, { _id: newMessageId(), text, attached, refusal: null }]);
      void flush();
    },
    /** Tries a refused message again, under the same id. */
    sendAgain(id: string) {
      change(queue.current.map((one) => (one._id === id ? { ...one, refusal: null } : one)));
      void flush();
    },
  };
}

/** A random UUID. */
function newMessageId(): string {
  const hex = randomId();
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20)].join('-');
}
