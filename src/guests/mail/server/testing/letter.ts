export const ADDRESS = 'hello@chai.example';

interface Given {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  text?: string;
  head?: string;
}

let letters = 0;

/** A letter as it is in a mailbox. */
export function letter(given: Given = {}): string {
  const {
    from = 'Asha <asha@thali.example>',
    to = ADDRESS,
    subject = 'A table',
    text = 'For two, please.',
  } = given;
  const id = given.id ?? `letter-${++letters}@thali.example`;
  const head = given.head ?? 'Content-Type: text/plain; charset=utf-8\r\n';
  return `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${id}>\r\nMIME-Version: 1.0\r\n${head}\r\n${text}\r\n`;
}
