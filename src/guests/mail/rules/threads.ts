import { DAY } from '#platform/time/rules/durations.ts';
import { bareSubject, isReply } from './letters.ts';

/** The name of a letter's thread: that of a letter it refers to, else the first letter's id. */
export function threadOf(
  id: string,
  refersTo: readonly string[],
  known: ReadonlyMap<string, string>,
): string {
  const found = refersTo.findLast((other) => known.has(other));
  return (found === undefined ? undefined : known.get(found)) ?? refersTo[0] ?? id;
}

/** How far back an answer may lie that names no letter. */
export const ANSWERED_WITHIN_MS = 30 * DAY;
const LEAST_LETTERS = 4;

interface Said {
  subject: string;
  fromAddress: string;
  to: readonly { address: string }[];
  cc: readonly { address: string }[];
}

/** The subject that an answer without references answers. Null for all other letters, and if it says too little. */
export function answeredSubject({ subject, references }: { subject: string; references: readonly string[] }) {
  const bare = bareSubject(subject);
  return references.length === 0 && isReply(subject) && bare.length >= LEAST_LETTERS ? bare : null;
}

/**
 * The thread of the latest letter that has this subject and of which the writer is one of the people. Many write of "Menu";
 * a letter of others alone is none that this one answers.
 */
export function threadBySubject(
  bare: string,
  answer: Pick<Said, 'fromAddress'>,
  latestFirst: readonly (Said & { thread: string })[],
): string | null {
  const writer = answer.fromAddress.toLowerCase();
  const isOf = ({ fromAddress, to, cc }: Said) =>
    [fromAddress, ...[...to, ...cc].map(({ address }) => address)].some(
      (one) => one.toLowerCase() === writer,
    );
  const isSame = ({ subject }: Said) => bareSubject(subject).toLowerCase() === bare.toLowerCase();
  return latestFirst.find((letter) => writer !== '' && isSame(letter) && isOf(letter))?.thread ?? null;
}
