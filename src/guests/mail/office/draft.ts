import type { Texts } from '#texts/office/en.ts';
import { randomUuid } from '#ui/shared/random-id.ts';
import { parseReaders } from '../rules/letters.ts';
import { LONGEST_TEXT, MOST_READERS } from '../rules/mailbox.ts';
import type { DraftBody, DraftView } from '../wire/mail.ts';

/** A letter as it is being typed. */
export interface Draft {
  _id: string;
  to: string;
  cc: string;
  subject: string;
  text: string;
  answers: string | null;
  forwards: string | null;
}

/** Marked so that programs of readers know it for one (RFC 3676). */
export const signed = (signature: string): string => (signature === '' ? '' : `\n\n-- \n${signature}`);

export const newDraft = (given: Partial<Draft> = {}): Draft => ({
  _id: randomUuid(),
  to: '',
  cc: '',
  subject: '',
  text: '',
  answers: null,
  forwards: null,
  ...given,
});

export const draftOf = ({ _id, to, cc, subject, text, answers, forwards }: DraftView): Draft => ({
  _id,
  to: to.join(', '),
  cc: cc.join(', '),
  subject,
  text,
  answers,
  forwards,
});

/** What can be saved of it: an address that is not finished is left out. */
export const bodyOf = ({ to, cc, subject, text, answers, forwards }: Draft): DraftBody => ({
  to: parseReaders(to).addresses.slice(0, MOST_READERS),
  cc: parseReaders(cc).addresses.slice(0, MOST_READERS),
  subject: subject.trim(),
  text: text.slice(0, LONGEST_TEXT),
  answers,
  forwards,
});

/** The faults for which it can't be sent. */
export function faultsOf({ to, cc, text }: Draft, t: Texts['mail']): Record<string, string> {
  const [first, second] = [parseReaders(to), parseReaders(cc)];
  const count = first.addresses.length + second.addresses.length;
  const faults: Record<string, string> = {};
  if (count > MOST_READERS) faults['to'] = t.tooManyReaders;
  else if (first.wrong.length > 0) faults['to'] = t.wrongReaders(first.wrong.join(', '));
  else if (first.addresses.length === 0) faults['to'] = t.noReaders;
  if (second.wrong.length > 0) faults['cc'] = t.wrongReaders(second.wrong.join(', '));
  if (text.length > LONGEST_TEXT) faults['text'] = t.tooLong;
  return faults;
}
