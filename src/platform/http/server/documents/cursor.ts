import type * as z from 'zod';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { refuseUnsafeText } from './unsafe-text.ts';

/** Writes where a page of a list ended, as one text without meaning to the caller. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads a cursor that the caller sends back as `after`, and that anybody may have written. */
export function readCursor<Place extends z.ZodType>(place: Place, text: string): z.output<Place> {
  const found = place.safeParse(parseJson(text));
  if (!found.success) throw fieldFault({ after: { rule: 'cursor' } });
  refuseUnsafeText(found.data);
  return found.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
