import { pathOf } from '#calls/path-of.ts';
import type { Needs } from '#ordering/menu/rules/diets/needs.ts';
import { call } from '#platform/calls/guests-api/call.ts';
import type { AdmitBody, JoinBody, LineBody, PartBody, SendBody } from '../wire/sittings.ts';

/** A sitting by the slug of its link, and the secret of a guest in it. */
export interface Access {
  slug: string;
  token: string;
}

const asGuest = ({ slug, token }: Access) => ({ params: { slug }, headers: { 'sitting-token': token } });

/** The phone makes its secret, so that asking again after a lost answer makes no second guest. */
export const joinTable = (storeId: string, token: string, body: JoinBody) =>
  call('POST /sittings/web/:storeId', { params: { storeId }, headers: { 'sitting-token': token }, body });

export const fetchSitting = (access: Access) => call('GET /sittings/:slug', asGuest(access));

/** A stream can't send headers. */
export const sittingEventsUrl = ({ slug, token }: Access) =>
  pathOf('GET /sittings/:slug/events', { params: { slug }, query: { token } });

/** `all`: to everybody who waits. */
export const admitGuest = (access: Access, guestId: string, body: AdmitBody) =>
  call('POST /sittings/:slug/guests/:guestId', {
    ...asGuest(access),
    params: { slug: access.slug, guestId },
    body,
  });

export const putLine = (access: Access, lineId: string, body: LineBody) =>
  call('PUT /sittings/:slug/lines/:lineId', {
    ...asGuest(access),
    params: { slug: access.slug, lineId },
    body,
  });

export const deleteLine = (access: Access, lineId: string) =>
  call('DELETE /sittings/:slug/lines/:lineId', {
    ...asGuest(access),
    params: { slug: access.slug, lineId },
  });

export const sendLines = (access: Access, body: SendBody, key: string) =>
  call('POST /sittings/:slug/orders', {
    params: { slug: access.slug },
    headers: { 'sitting-token': access.token, 'idempotency-key': key },
    body,
  });

export const sayNeeds = (access: Access, body: Needs) =>
  call('PUT /sittings/:slug/needs', { ...asGuest(access), body });

export const fireCourses = (access: Access, courses: string[]) =>
  call('POST /sittings/:slug/fire', { ...asGuest(access), body: { courses } });

export const callStaff = (access: Access, kind: string) =>
  call('POST /sittings/:slug/calls', { ...asGuest(access), body: { kind } });

export const takeCallBack = (access: Access, callId: string) =>
  call('DELETE /sittings/:slug/calls/:callId', { ...asGuest(access), params: { slug: access.slug, callId } });

export const beginPart = (access: Access, body: PartBody) =>
  call('POST /sittings/:slug/parts', { ...asGuest(access), body });

export const claimPart = (access: Access, partId: string, utr: string) =>
  call('POST /sittings/:slug/parts/:partId/paid', {
    ...asGuest(access),
    params: { slug: access.slug, partId },
    body: utr === '' ? {} : { utr },
  });

export const dropPart = (access: Access, partId: string) =>
  call('DELETE /sittings/:slug/parts/:partId', {
    ...asGuest(access),
    params: { slug: access.slug, partId },
  });
