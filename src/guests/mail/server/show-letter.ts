import type { StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MailServerError } from '#platform/ports/server/mail-servers.ts';
import { MOST_FILE_BYTES } from '../rules/mailbox.ts';
import type { LetterFile } from '../tables.ts';
import { findLetter } from './letters.ts';
import { loginOf } from './open-mailbox.ts';
import { withPictures } from './pictures.ts';
import { selectMailbox } from './queries.ts';
import { downloadFile, findFolders } from './sync/round.ts';

/** Whatever gets past the allow-list can neither run, ask nor load anything. */
const policyOf = (pictures: boolean) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures ? 'https:' : "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** Letters are written for light pages. */
const STYLE =
  'body{margin:0;padding:12px;background:#fff;color:#1c252e;font:16px/1.5 sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}img:not([src]){padding:4px;border:1px dashed #8a939b;font-size:13px}table{max-width:100%}';

export async function showLetter(ctx: StoreCtx, letterId: string, pictures: boolean) {
  const { html } = await findLetter(ctx, letterId);
  const body = pictures ? withPictures(html) : html;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Email</title><style>${STYLE}</style>`;
  return {
    policy: policyOf(pictures),
    page: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
  };
}

/** Fetches a file from the mailbox. Nothing of it is kept. */
export async function openFile(
  ctx: StoreCtx,
  letterId: string,
  place: string,
): Promise<{ file: LetterFile; bytes: Buffer }> {
  const letter = await findLetter(ctx, letterId);
  const file = /^\d{1,2}$/.test(place) ? letter.files[Number(place)] : undefined;
  const mailbox = await selectMailbox(ctx.db, ctx.storeId);
  if (!file || !mailbox || file.size > MOST_FILE_BYTES) throw new AppError('MAIL_NOT_FOUND');
  if (file.size === 0) return { file, bytes: Buffer.alloc(0) };
  const { secrets, mailServers } = ctx.services;
  try {
    const bytes = await mailServers.withImap(loginOf(secrets, mailbox), async (imap) =>
      downloadFile({ imap, paths: await findFolders(imap) }, letter, file),
    );
    if (bytes === null) throw new AppError('MAIL_NOT_FOUND');
    return { file, bytes };
  } catch (error) {
    if (error instanceof MailServerError) throw new AppError('UNAVAILABLE');
    throw error;
  }
}
