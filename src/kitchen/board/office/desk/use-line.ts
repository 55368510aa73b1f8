import { useEffect, useState } from 'react';
import { askServer } from '#platform/calls/office-api/ask-server.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import type { Trouble } from '#restaurant/without-the-line/office/door.ts';
import type { StreamState } from './use-live-store.ts';

const ASKED_EACH_MS = 5 * SECOND;
/** One question that fails says little on a busy server. */
const ASKED_TWICE_MS = SECOND;

async function askTwice(): Promise<Trouble | null> {
  const why = await askServer();
  if (why === null || why === 'network') return why;
  await new Promise((done) => setTimeout(done, ASKED_TWICE_MS));
  return askServer();
}

interface LostLine {
  why: Trouble;
  since: number;
}

/** Null while the server would save what is done here. A stream alone does not tell: it stays open when the database is gone. */
export function useLine(): LostLine | null {
  const [line, setLine] = useState<LostLine | null>(null);
  useEffect(() => {
    let isHere = true;
    const note = (why: Trouble | null) => {
      if (!isHere) return;
      setLine((before) => {
        if (why === null || why === before?.why) return why === null ? null : before;
        return { why, since: before?.since ?? serverNow() };
      });
    };
    const ask = () => void askTwice().then(note);
    const onOffline = () => note('network');
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), ASKED_EACH_MS);
    window.addEventListener('online', ask);
    window.addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', ask);
    ask();
    return () => {
      isHere = false;
      clearInterval(timer);
      window.removeEventListener('online', ask);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return line;
}

/** What is known of both: it is live only while the stream is open and something could be saved. */
export function withLine(stream: StreamState, line: LostLine | null): StreamState {
  if (line === null)
    return stream.state === 'lost' ? { why: navigator.onLine ? 'server' : 'network', ...stream } : stream;
  const since = stream.state === 'lost' ? Math.min(stream.since, line.since) : line.since;
  return { state: 'lost', since, why: line.why };
}
