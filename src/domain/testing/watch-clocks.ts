import { vi } from 'vitest';

/** Counts how often `Intl` is asked what a zone's clocks show while that is done. */
export function countReadings(work: () => void): number {
  const formats = Intl.DateTimeFormat.prototype as unknown as { format: unknown };
  const asked = vi.spyOn(formats, 'format', 'get');
  work();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}
