import type { Person } from '../testing/browser.ts';

/** A person at the running program who knows the demo stores' password. */
export type Visitor = Person & { origin: string; password: string; hindi: boolean };
