import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/server/test-app.ts';

const MAILBOX = `insert into mailboxes
  (store_id, id, address, name, "user", imap, smtp, password_sealed, folders, looked_at)
  values ($1, $2, 'hello@chai.example', 'Chai House', 'hello', $3, $3, $4, '{}', now())
  on conflict (store_id) do nothing`;
const LETTER = `insert into mail_letters
  (store_id, id, folder, place, uid, message_id, thread, "references", from_name, from_address, reply_to, "to", cc,
   subject, received_at, snippet, text, html, files, is_cut, is_read, is_starred, is_important, labels, store_words)
  values ($1, $2, $3, $3, $4, $5, $5, '[]', $6, 'asha@thali.example', '[]', '[]', '[]',
   $7, $8, $9, $9, $10, $11, false, false, false, false, '[]',
   array_to_tsvector(array['store ' || $1::uuid]) || to_tsvector('simple', concat_ws(' ', $6::text, $7::text, $9::text)))`;

/** A mailbox that nobody works on, because its servers don't answer. */
export async function putMailbox({ database, services }: TestApp, storeId: string): Promise<void> {
  const nowhere = JSON.stringify({ host: '127.0.0.1', port: 1 });
  const sealed = services.secrets.seal('mailbox', 'secret');
  await database.pool.query(MAILBOX, [storeId, randomUUID(), nowhere, sealed]);
}

interface Given {
  folder?: string;
  name?: string;
  subject?: string;
  text?: string;
  html?: string;
  files?: object[];
  at?: number;
}

/** A letter as if it had been read from the mailbox. Answers its id. */
export async function putLetter(thali: TestApp, storeId: string, given: Given = {}): Promise<string> {
  const {
    folder = 'inbox',
    name = 'Asha',
    subject = 'A table',
    text = 'For two',
    html = '',
    files = [],
  } = given;
  const id = randomUUID();
  const at = new Date(given.at ?? thali.services.clock());
  const uid = Math.floor(Math.random() * 1e9);
  const values = [storeId, id, folder, uid, `${id}@thali.example`, name, subject, at, text, html];
  await thali.database.pool.query(LETTER, [...values, JSON.stringify(files)]);
  return id;
}
