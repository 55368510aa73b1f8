import { isUtf8 } from 'node:buffer';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isTooDeep, nestedTooDeeply } from './documents/json-depth.ts';
import type { App } from './documents/schemas.ts';

/**
 * Accepts only JSON in UTF-8. An empty body counts as none, because old clients send none with a JSON type. A body
 * above `mostBytes` stays a buffer, to be parsed elsewhere.
 */
export function acceptJsonOnly(app: App, mostBytes = Number.POSITIVE_INFINITY): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else if (body.length > mostBytes) done(null, body);
    else if (!isUtf8(body)) done(new AppError('BAD_REQUEST'));
    else if (isTooDeep(body)) done(nestedTooDeeply());
    else return parse(request, body.toString('utf8'), done);
  });
}
