/**
 * Starts work that nobody waits for. Whatever fails in it goes to `onError`, which counts and logs: a promise that is
 * rejected and has no reader would end the program.
 */
export function beside(work: () => Promise<unknown>, onError: (error: unknown) => void): void {
  (async () => work())().catch(onError);
}
