import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Runs at the end of the test or, outside of tests, of the file, where afterAll() would come too late. */
export function atEnd(work: () => unknown): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  (isInTest ? onTestFinished : afterAll)(async () => void (await work()));
}
