import { stableText } from '#domain/commands/signed-command.ts';
import { sha256 } from '../secrets/secrets.ts';

/** A hash that does not depend on the order of keys. */
export const fingerprintOf = (asked: object): string => sha256(stableText(asked));
