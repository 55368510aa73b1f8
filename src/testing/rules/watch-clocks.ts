import { vi } from 'vitest';

/** Counts how often the function makes `Intl` format a local time. */
export function countReadings(work: () => void): number {
  const formats = Intl.DateTimeFormat.prototype as unknown as { format: unknown };
  const asked = vi.spyOn(formats, 'format', 'get');
  work();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}
