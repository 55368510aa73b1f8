import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Chime, createChime, type Tune } from './chime.ts';

const REPEAT_MS = 4_000;

export interface Sound {
  isOn: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** Rings at once and then again and again, for as long as an order is new to everybody. */
export function useChime(isRinging: boolean, newest: string | null) {
  const [chime, setChime] = useState<Chime | null>(null);
  const present = useRef<Chime | null>(null);
  useEffect(() => {
    if (chime === null || !isRinging) return;
    const ring = () => chime.play('new');
    // A newer order rings at once, and not with the next repetition.
    if (newest !== null) ring();
    const timer = setInterval(ring, REPEAT_MS);
    return () => clearInterval(timer);
  }, [chime, isRinging, newest]);
  useEffect(() => {
    present.current = chime;
    return () => chime?.stop();
  }, [chime]);

  const play = useCallback((tune: Tune) => present.current?.play(tune), []);
  const turnOn = useCallback(() => {
    const made = createChime();
    made.play('new');
    setChime(made);
  }, []);
  const turnOff = useCallback(() => setChime(null), []);
  const isOn = chime !== null;
  const sound: Sound = useMemo(() => ({ isOn, turnOn, turnOff }), [isOn, turnOn, turnOff]);
  return { sound, play };
}
