import { isUtf8 } from 'node:buffer';
import { AppError } from '#domain/errors.ts';
import type { App } from './schemas.ts';

/**
 * JSON in UTF-8 and nothing else; an empty body is no body, since old clients send none with a JSON type. One of more
 * than so many bytes is left as it came, for whoever reads it elsewhere.
 */
export function acceptJsonOnly(app: App, mostBytes = Number.POSITIVE_INFINITY): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else if (body.length > mostBytes) done(null, body);
    else if (isUtf8(body)) void parse(request, body.toString('utf8'), done);
    else done(new AppError('BAD_REQUEST'));
  });
}
