// What a test file puts in place of a global goes with it: files share a process, and the next one may fetch in earnest.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
