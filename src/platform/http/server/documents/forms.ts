import type { App } from './schemas.ts';

const FORM = 'application/x-www-form-urlencoded';
export const FORM_BYTES = 16 * 1024;

/** The routes of this scope read forms that browsers post, and nothing else. If a field comes twice, the last counts. */
export function takeForms(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
