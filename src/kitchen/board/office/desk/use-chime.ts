import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Chime, createChime, type Tune } from './chime.ts';
import { useShift } from './use-shift.ts';

const REPEAT_MS = { new: 4_000, call: 12_000 };
const TOUCHES = ['click', 'keydown'] as const;

export interface Sound {
  isOn: boolean;
  /** After a reload during a shift, until somebody touches the page: browsers allow no sound before. */
  isWaiting: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** What rings, and the id of its latest. */
export interface Ringing {
  tune: 'new' | 'call';
  newest: string;
}

/** Rings at once and then every few seconds while something rings. */
export function useChime({ tune, newest }: Partial<Ringing>) {
  const shift = useShift();
  const [chime, setChime] = useState<Chime | null>(null);
  const current = useRef<Chime | null>(null);
  useEffect(() => {
    if (chime === null || tune === undefined) return;
    const ring = () => chime.play(tune);
    // A newer order rings at once, and not with the next repetition.
    if (newest !== undefined) ring();
    const timer = setInterval(ring, REPEAT_MS[tune]);
    return () => clearInterval(timer);
  }, [chime, tune, newest]);

  const begin = useCallback(() => {
    current.current ??= createChime();
    setChime(current.current);
    return current.current;
  }, []);
  const end = useCallback(() => {
    current.current?.stop();
    current.current = null;
    setChime(null);
  }, []);
  useEffect(() => end, [end]);

  const isOn = chime !== null;
  const isWaiting = shift.isUnderWay && !isOn;
  useEffect(() => {
    if (!isWaiting) return;
    const onTouch = () => {
      if (navigator.userActivation?.hasBeenActive !== false) begin();
    };
    if (navigator.userActivation?.hasBeenActive) begin();
    for (const touch of TOUCHES) window.addEventListener(touch, onTouch);
    return () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, onTouch);
    };
  }, [isWaiting, begin]);

  const play = useCallback((tune: Tune) => current.current?.play(tune), []);
  const turnOn = useCallback(() => {
    shift.start();
    begin().play('new');
  }, [shift.start, begin]);
  const turnOff = useCallback(() => {
    shift.end();
    end();
  }, [shift.end, end]);
  const sound: Sound = useMemo(
    () => ({ isOn, isWaiting, turnOn, turnOff }),
    [isOn, isWaiting, turnOn, turnOff],
  );
  return { sound, play };
}
