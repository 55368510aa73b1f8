import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Chime, createChime } from './chime.ts';

const REPEAT_MS = 4_000;

export interface Sound {
  isOn: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** Rings at once and then again and again, for as long as an order is new to everybody. */
export function useChime(isRinging: boolean, newest: string | null): Sound {
  const [chime, setChime] = useState<Chime | null>(null);
  useEffect(() => {
    if (chime === null || !isRinging) return;
    // A newer order rings at once, and not with the next repetition.
    if (newest !== null) chime.ring();
    const timer = setInterval(chime.ring, REPEAT_MS);
    return () => clearInterval(timer);
  }, [chime, isRinging, newest]);
  useEffect(() => () => chime?.stop(), [chime]);

  const turnOn = useCallback(() => {
    const made = createChime();
    made.ring();
    setChime(made);
  }, []);
  const turnOff = useCallback(() => setChime(null), []);
  const isOn = chime !== null;
  return useMemo(() => ({ isOn, turnOn, turnOff }), [isOn, turnOn, turnOff]);
}
