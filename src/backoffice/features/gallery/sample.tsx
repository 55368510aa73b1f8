import { type ReactNode, useState } from 'react';

/** A part in its states, each under a name. */
export interface Sample {
  /** Its file, below `parts`, or below `ui`. */
  part: string;
  states: Record<string, ReactNode>;
}

interface TriedProps<T> {
  initial: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}

/** Holds what a part asks its owner to remember, so that it can be tried. */
export function Tried<T>({ initial, children }: TriedProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

export const nothing = (): void => {};

export const LONG = 'Sri Venkateswara Andhra Tiffins & Family Restaurant, Kukatpally Housing Board Colony';
