import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** At the end of the test, or of the file for what is made outside of tests: there, afterAll() would never be heard. */
export function atEnd(work: () => unknown): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  (isInTest ? onTestFinished : afterAll)(async () => void (await work()));
}
