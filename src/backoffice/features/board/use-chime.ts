import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Chime, createChime, type Tune } from './chime.ts';
import { useShift } from './use-shift.ts';

const REPEAT_MS = 4_000;
const TOUCHES = ['click', 'keydown'] as const;

export interface Sound {
  isOn: boolean;
  /** A shift goes on after a reload, but browsers allow no sound before somebody touches the page. */
  isWaiting: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** Rings at once and then again and again, for as long as an order is new to everybody. */
export function useChime(isRinging: boolean, newest: string | null) {
  const shift = useShift();
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

  const begin = useCallback(() => {
    present.current ??= createChime();
    setChime(present.current);
    return present.current;
  }, []);
  const end = useCallback(() => {
    present.current?.stop();
    present.current = null;
    setChime(null);
  }, []);
  useEffect(() => end, [end]);

  const isOn = chime !== null;
  const isWaiting = shift.isUnderWay && !isOn;
  useEffect(() => {
    if (!isWaiting) return;
    const wake = () => {
      if (navigator.userActivation?.hasBeenActive !== false) begin();
    };
    if (navigator.userActivation?.hasBeenActive) begin();
    for (const touch of TOUCHES) window.addEventListener(touch, wake);
    return () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, wake);
    };
  }, [isWaiting, begin]);

  const play = useCallback((tune: Tune) => present.current?.play(tune), []);
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
