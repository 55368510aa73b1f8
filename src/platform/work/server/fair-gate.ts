import { AppError } from '#platform/errors/rules/errors.ts';
import type { Gate } from './at-most.ts';

interface Waiting {
  start: () => void;
  refuse: (error: AppError) => void;
}

interface Bounds {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many may wait, over all keys. */
  mostWaiting: number;
}

/**
 * Runs work of many keys in turn, one of each before the second of any. When the queue is full, the key with the most
 * waiting loses its last, so that a flood refuses nobody else. If none has more than the newcomer, the newcomer is
 * refused.
 */
export function fairGate({ atOnce, mostWaiting }: Bounds): (key: string) => Gate {
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function enter(key: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = queues.get(key) ?? [];
    queues.set(key, queue);
    queue.push({ start: resolve, refuse: reject });
    waiting++;
    if (waiting > mostWaiting) refuseOne([key, queue]);
    return promise;
  }

  function refuseOne(newcomer: [string, Waiting[]]): void {
    const [key, queue] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a), newcomer);
    leave(key, queue, queue.pop())?.refuse(new AppError('UNAVAILABLE'));
  }

  function leave(key: string, queue: Waiting[], one: Waiting | undefined): Waiting | undefined {
    if (queue.length === 0) queues.delete(key);
    if (one) waiting--;
    return one;
  }

  function startNext(): boolean {
    const [next] = queues;
    if (!next) return false;
    const [key, queue] = next;
    const one = queue.shift();
    // The key goes to the end of the round.
    queues.delete(key);
    queues.set(key, queue);
    leave(key, queue, one)?.start();
    return true;
  }

  return (key) => async (work) => {
    if (running >= atOnce) await enter(key);
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed to the next in line, so that nobody slips in between.
      if (!startNext()) running--;
    }
  };
}
