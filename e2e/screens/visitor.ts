import type { Person } from '../testing/browser.ts';

/** Who takes the pictures: at the running program, with its demo stores' password. */
export type Visitor = Person & { origin: string; password: string; hindi: boolean };
