import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isHeldUp, isUnreachable } from '#platform/db/server/errors.ts';
import { messageOf } from '#platform/errors/rules/error-messages.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';

export const STATUS: Record<ErrorCode, number> = {
  ACCOUNT_DISABLED: 401,
  ACCOUNT_PICTURES_FULL: 413,
  ALREADY_MEMBER: 409,
  ALREADY_OPERATOR: 409,
  APP_TOKEN_INVALID: 401,
  BAD_REQUEST: 400,
  BAD_TIME: 400,
  BILL_ISSUED: 409,
  BILL_NOT_FOUND: 404,
  BILL_DETAILS_MISSING: 409,
  BILL_UNAVAILABLE: 409,
  BODY_TOO_LARGE: 413,
  CALENDAR_NOT_FOUND: 404,
  CALL_NOT_FOUND: 404,
  CANCEL_REFUSED: 409,
  CHANGED_TOO_OFTEN: 409,
  CLAIM_OPEN: 409,
  CHAT_BLOCKED: 403,
  CHAT_OFF: 409,
  CHAT_PICTURES_FULL: 413,
  CONTACT_NOT_FOUND: 404,
  CONVERSATION_INVALID: 400,
  CREDENTIALS_INVALID: 401,
  CROSS_SITE_REFUSED: 403,
  EMAIL_TAKEN: 409,
  EMAIL_UNVERIFIED: 403,
  EVENT_NOT_FOUND: 404,
  FEEDBACK_EXISTS: 409,
  FEEDBACK_NOT_FOUND: 404,
  FORBIDDEN: 403,
  GUEST_NOT_FOUND: 404,
  HAND_OVER_WAITS: 409,
  HOST_UNKNOWN: 421,
  SECOND_STEP_MISSING: 409,
  SECOND_STEP_REQUIRED: 403,
  IDEMPOTENCY_KEY_REUSED: 422,
  IMAGE_INVALID: 422,
  IMAGE_NOT_FOUND: 404,
  INGREDIENT_NOT_FOUND: 404,
  INGREDIENTS_FULL: 409,
  INTERNAL: 500,
  INVITATION_NOT_FOUND: 404,
  INVITATION_OF_ANOTHER: 403,
  INVOICE_CHANGED: 409,
  INVOICE_CHECKED: 409,
  ITEM_DISCARDED: 409,
  ITEM_HELD: 409,
  ITEM_NOT_FOUND: 404,
  ITEM_UNAVAILABLE: 409,
  SUPPLIER_NOT_FOUND: 404,
  SUPPLIERS_FULL: 409,
  PURCHASE_NOT_FOUND: 404,
  PURCHASE_CHANGED: 409,
  PURCHASE_CLOSED: 409,
  SUPPLIER_BILL_NOT_FOUND: 404,
  SUPPLIER_BILL_CHANGED: 409,
  SUPPLIER_BILL_PAID: 409,
  KHATA_CLOSED: 409,
  KHATA_NOT_FOUND: 404,
  KHATA_OWES: 409,
  QUESTION_NOT_FOUND: 404,
  KHATAS_FULL: 409,
  LAST_OWNER: 409,
  LEFT_TO_CHECK: 409,
  LINES_CHANGED: 409,
  LINK_INVALID: 422,
  MAIL_CHANGED: 409,
  MAIL_NOT_FOUND: 404,
  MADE_LONG_AGO: 409,
  MEMBER_NOT_FOUND: 404,
  MENU_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  MINIMUM_ORDER: 422,
  NOTE_CHANGED: 409,
  NOT_ADMITTED: 403,
  NOT_FOUND: 404,
  OPTIONS_INVALID: 422,
  NOTHING_DUE: 409,
  ORDER_NOT_FOUND: 404,
  ORDER_NOT_SERVED: 409,
  ORDER_NUMBER_REFUSED: 409,
  ORDER_TYPE_REQUIRED: 422,
  OTP_EXPIRED: 422,
  OTP_INCORRECT: 422,
  OTP_REQUIRED: 422,
  OTP_TOO_SOON: 429,
  PASSWORD_INCORRECT: 422,
  EMAIL_NOT_SENT: 503,
  OWNER_NEEDS_EMAIL: 409,
  PART_NOT_FOUND: 404,
  PAYMENT_AWAITED: 409,
  PAYMENT_CHANGED: 409,
  PAYMENT_OPEN: 409,
  PAYMENT_NOT_DUE: 409,
  PICTURES_FULL: 503,
  PIN_CHANGED: 403,
  PIN_INCORRECT: 422,
  PIN_LOCKED: 429,
  PLAN_HELD: 409,
  PLAN_IN_RULES: 409,
  REFERENCE_TAKEN: 409,
  SELLER_INCOMPLETE: 409,
  PLAN_LIMIT: 409,
  PRECONDITION_REQUIRED: 428,
  PORTIONS_SHORT: 409,
  PRICE_CHANGED: 409,
  RECEIPT_FINAL: 409,
  RECEIPT_GIVEN_BACK: 409,
  RECEIPT_NOT_FOUND: 404,
  RECIPE_CIRCULAR: 409,
  REFUND_TOO_LARGE: 409,
  REFUND_UNDER_WAY: 409,
  POST_NOT_FOUND: 404,
  PRINT_JOB_NOT_FOUND: 404,
  PRINTER_NOT_FOUND: 404,
  STATION_NOT_FOUND: 404,
  KEY_NOT_FOUND: 404,
  WEBHOOK_NOT_FOUND: 404,
  DELIVERY_NOT_FOUND: 404,
  WEBHOOK_OFF: 409,
  RESERVATION_CHANGED: 409,
  RESERVATION_FULL: 409,
  RESERVATION_NOT_FOUND: 404,
  RESERVATIONS_OFF: 409,
  REVISION_NOT_FOUND: 404,
  REVISION_STALE: 412,
  SESSION_NOT_FOUND: 404,
  SITTING_CLOSED: 409,
  SITTING_NOT_FOUND: 404,
  SITTING_PAID: 409,
  SITTING_REQUIRED: 409,
  SITTING_TOKEN_INVALID: 401,
  SITTINGS_OFF: 409,
  SIGN_UP_CLOSED: 403,
  STATE_CHANGED: 409,
  STORE_CLOSED: 409,
  STORE_CLOSED_DOWN: 409,
  STORE_SUSPENDED: 409,
  STORE_NOT_FOUND: 404,
  STORE_PICTURES_FULL: 413,
  SWAP_NOT_AGREED: 409,
  TABLE_NOT_OPEN: 409,
  TABLE_UNKNOWN: 404,
  TABLE_IN_USE: 409,
  TABLE_TAKEN: 409,
  TABLE_NOT_FOUND: 404,
  TABLET_NOT_FOUND: 404,
  TILL_DAY_NOT_FOUND: 404,
  TILL_ENTRY_NOT_FOUND: 404,
  TILL_FULL: 409,
  DRAWER_NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  TOTP_INCORRECT: 401,
  TOTP_OFF: 409,
  TOTP_ON: 409,
  TOTP_REQUIRED: 401,
  TRANSITION_INVALID: 422,
  UNAUTHENTICATED: 401,
  UNAVAILABLE: 503,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UTR_TAKEN: 409,
  UTR_NEEDED: 409,
  VALIDATION: 422,
  VIEW_ONLY: 403,
};

/** Fastify's own errors as our codes. */
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const RETRY_UNAVAILABLE_S = 2;

/** The one place that turns an error into an answer. An unknown error reveals nothing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known.code === 'INTERNAL' || known.code === 'UNAVAILABLE') {
    request.log.error({ err: error }, known.code);
    const { method, routeOptions, server } = request;
    server.services.metrics.failedCall({ method, route: routeOptions.url }, error);
  }
  const retryAfter = known.details?.retryAfter ?? (known.code === 'UNAVAILABLE' && RETRY_UNAVAILABLE_S);
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return sendError(known, request, reply);
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = error;
  const body = { code, message: messageOf(error), ...(details ? { details } : {}), requestId: request.id };
  return reply
    .code(STATUS[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

const FAULTS_OF_CALLS = [400, 413, 415, 422, 428];

/** Whether the fault is in the request itself, not in the caller's rights or in the current state. */
export function isFaultOfCall(error: unknown): boolean {
  return FAULTS_OF_CALLS.includes(STATUS[toAppError(error).code]);
}

/** What a caller is told of an error. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnreachable(error) || isHeldUp(error)) return new AppError('UNAVAILABLE');
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const framework = FRAMEWORK[code];
  if (framework) return new AppError(framework);
  return new AppError(statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}
