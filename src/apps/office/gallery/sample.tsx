import { type ReactNode, useState } from 'react';

/** A component in its states, each under a name. */
export interface Sample {
  /** Its file, below `components`, `features` or `ui`. */
  component: string;
  states: Record<string, ReactNode>;
}

interface TriedProps<T> {
  initial: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}

/** Holds what a component asks its owner to remember, so that it can be tried. */
export function Tried<T>({ initial, children }: TriedProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

export const nothing = (): void => {};

export const LONG = 'Sri Venkateswara Andhra Tiffins & Family Restaurant, Kukatpally Housing Board Colony';
