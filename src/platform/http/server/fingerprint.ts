import { sha256 } from '#platform/secrets/server/secrets.ts';
import { stableText } from '#restaurant/without-the-line/rules/signed-command.ts';

/** A hash that does not depend on the order of keys. */
export const fingerprintOf = (asked: object): string => sha256(stableText(asked));
