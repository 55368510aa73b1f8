import * as z from 'zod';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { refuseUnsafeText } from '../../platform/http/unsafe-text.ts';
import type { Place } from './queries.ts';

const place = z.tuple([z.int().min(0).max(1), z.string().max(1000), z.uuid()]);

export function writeCursor({ rank, plainName, storeId }: Place): string {
  return Buffer.from(JSON.stringify([rank, plainName, storeId])).toString('base64url');
}

export function readCursor(text: string): Place {
  const found = place.safeParse(parse(text));
  if (!found.success) throw fieldFault({ after: { rule: 'cursor' } });
  const [rank, plainName, storeId] = found.data;
  refuseUnsafeText(plainName);
  return { rank, plainName, storeId };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
