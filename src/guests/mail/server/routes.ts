import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { mailCalls } from '../wire/mail-calls.ts';
import { listDrafts, removeDraft, saveDraft, sendDraft, undoDraft } from './drafts.ts';
import { changeLetter, deleteLetter, listLetters, readLetter } from './letters.ts';
import { addLabel, readMailbox, removeLabel } from './read-mailbox.ts';
import { disconnectMail, readMailSettings, saveMailSettings } from './settings.ts';
import { openFile, showLetter } from './show-letter.ts';

export function mailRoutes(app: App): void {
  serve(app, mailCalls, {
    readMailbox,
    listMails: async (ctx, { query }) => listLetters(ctx, query),
    readMail: async (ctx, { params }) => readLetter(ctx, params.mailId),
    showMail: async (ctx, { params, query }, reply) => {
      const { policy, page } = await showLetter(ctx, params.mailId, query.pictures === '1');
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
    },
    readMailFile: async (ctx, { params }, reply) => {
      const { file, bytes } = await openFile(ctx, params.mailId, params.file);
      const name = encodeURIComponent(file.name).replaceAll("'", '%27');
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .type('application/octet-stream')
        .send(bytes);
    },
    changeMail: async (ctx, { params, body }) => changeLetter(ctx, params.mailId, body),
    deleteMail: async (ctx, { params }) => deleteLetter(ctx, params.mailId),
    listMailDrafts: listDrafts,
    saveMailDraft: async (ctx, { params, body }) => saveDraft(ctx, params.draftId, body),
    sendMailDraft: async (ctx, { params, body }) => sendDraft(ctx, params.draftId, body),
    undoMailDraft: async (ctx, { params }) => undoDraft(ctx, params.draftId),
    deleteMailDraft: async (ctx, { params }) => removeDraft(ctx, params.draftId),
    addMailLabel: async (ctx, { body }) => addLabel(ctx, body.name),
    removeMailLabel: async (ctx, { params }) => removeLabel(ctx, params.labelId),
    readMailSettings,
    saveMailSettings: async (ctx, { body }) => saveMailSettings(ctx, body),
    disconnectMail,
  });
}
