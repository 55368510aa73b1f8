import { randomUUID } from 'node:crypto';
import { putLetter, putMailbox } from '#guests/mail/server/testing/put-letter.ts';
import type { Sample } from './sample.ts';

const LETTER = { to: ['asha@thali.example'], cc: [], subject: 'Your table', text: 'See you', answers: null };
const FILE = { part: '2', name: 'menu.pdf', type: 'application/pdf', size: 0 };

const ofMailbox =
  (body: object): Sample =>
  async ({ thali, store }) => {
    await putMailbox(thali, store.storeId);
    return { body };
  };

const ofLetter =
  (folder: string): Sample =>
  async ({ thali, store }) => {
    await putMailbox(thali, store.storeId);
    const html = '<p>For two</p>';
    const mailId = await putLetter(thali, store.storeId, { folder, html, files: [FILE] });
    return { params: { mailId, file: '0' } };
  };

const ofDraft =
  (body: object, before: 'none' | 'draft' | 'send' = 'none'): Sample =>
  async ({ thali, store }) => {
    await putMailbox(thali, store.storeId);
    const draftId = randomUUID();
    const url = `/api/mail/${store.storeId}/drafts/${draftId}`;
    const { token } = store;
    if (before === 'draft') await thali.call('PUT', url, { token, body: LETTER });
    if (before === 'send') await thali.call('POST', `${url}/send`, { token, body: LETTER });
    return { params: { draftId }, body };
  };

export const MAIL_SAMPLES: Record<string, Sample> = {
  '/letters/:mailId': ofLetter('inbox'),
  deleteMail: ofLetter('trash'),
  saveMailDraft: ofDraft(LETTER),
  sendMailDraft: ofDraft(LETTER),
  undoMailDraft: ofDraft({}, 'send'),
  deleteMailDraft: ofDraft({}, 'draft'),
  addMailLabel: ofMailbox({ name: 'Suppliers' }),
  removeMailLabel: async ({ thali, store }) => {
    await putMailbox(thali, store.storeId);
    const body = { name: `Label ${randomUUID().slice(0, 8)}` };
    const { token } = store;
    const { body: label } = await thali.call('POST', `/api/mail/${store.storeId}/labels`, { token, body });
    return { params: { labelId: label._id } };
  },
};
