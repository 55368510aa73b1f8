import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { DEEPEST, nestedTooDeeply } from './json-depth.ts';

/** Refuses NUL, which can't be stored, and half a surrogate pair, which is no text, before any schema runs. */
export function refuseUnsafeText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw fieldFault({ text: { rule: 'notText' } });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw nestedTooDeeply();
  for (const [key, entry] of Object.entries(value)) {
    refuseUnsafeText(key, depth + 1);
    refuseUnsafeText(entry, depth + 1);
  }
}
