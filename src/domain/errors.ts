/** The closed set of things that can go wrong, each with its text for a person. */
export const ERROR_MESSAGES = {
  ACCOUNT_DISABLED: 'This account has been switched off.',
  ALREADY_MEMBER: 'This person is in the restaurant already.',
  APP_TOKEN_INVALID: 'The app token is missing or wrong.',
  BAD_REQUEST: 'The request could not be understood.',
  BAD_TIME: 'The time must be hours 0-23 and minutes 0-59.',
  BILL_NOT_FOUND: 'There is no such bill.',
  BILL_UNAVAILABLE: 'There is no bill for this order yet.',
  BODY_TOO_LARGE: 'The request is too large.',
  CREDENTIALS_INVALID: 'The e-mail address or the password is not right.',
  CROSS_SITE_REFUSED: 'This request came from another site and was refused.',
  EMAIL_TAKEN: 'There is already an account with this e-mail address.',
  EMAIL_UNVERIFIED: 'Please confirm your e-mail address first.',
  FEEDBACK_EXISTS: 'Feedback for this order was given already. Thank you!',
  FORBIDDEN: 'You are not allowed to do this.',
  IDEMPOTENCY_KEY_REUSED: 'This key was used already for a different order.',
  IMAGE_INVALID: 'This picture could not be read. Use a JPEG, PNG, WebP or AVIF file.',
  IMAGE_NOT_FOUND: 'There is no such picture.',
  INTERNAL: 'Something went wrong',
  INVITATION_NOT_FOUND: 'This invitation is no longer valid.',
  ITEM_DISCARDED: 'This item was taken off the order.',
  ITEM_NOT_FOUND: 'There is no such item.',
  ITEM_UNAVAILABLE: 'Some items are not available right now.',
  LAST_OWNER: 'A restaurant needs an owner: make somebody else an owner first.',
  LINK_INVALID: 'This link is no longer valid. Please ask for a new one.',
  MEMBER_NOT_FOUND: 'There is no such person in this restaurant.',
  MENU_NOT_FOUND: 'There is no such menu.',
  MESSAGE_NOT_FOUND: 'There is no message that could be sent again.',
  MINIMUM_ORDER: 'Minimum Cart Value is not reached.',
  NOT_FOUND: 'There is nothing at this address.',
  OPTIONS_INVALID: 'Some of the chosen options are not possible.',
  ORDER_NOT_FOUND: 'There is no such order.',
  ORDER_NOT_SERVED: 'Feedback can be given once the order has been served.',
  ORDER_TYPE_REQUIRED: 'Please Select Order Type',
  OTP_EXPIRED: 'This OTP is no longer valid. Please ask for a new one.',
  OTP_INCORRECT: 'Entered OTP is not correct',
  OTP_REQUIRED: 'Please Enter the OTP',
  OTP_TOO_SOON: 'Please wait before asking for another OTP.',
  PASSWORD_INCORRECT: 'The password is not right.',
  PAYMENT_AWAITED: 'This order waits for its payment. Until then it can only be cancelled.',
  PAYMENT_CHANGED: 'The payment of this order has changed in the meantime.',
  PAYMENT_NOT_DUE: 'There is nothing to be paid for this order.',
  PRECONDITION_REQUIRED: 'Say which revision you are replacing (If-Match).',
  PRICE_CHANGED: 'Prices have changed. Please look at your cart again.',
  REFUND_TOO_LARGE: 'Only what is owed can be given back.',
  PRINT_JOB_NOT_FOUND: 'This is not waiting to be printed any more.',
  PRINTER_NOT_FOUND: 'There is no such printer.',
  REVISION_NOT_FOUND: 'This state of the menu is not kept any more.',
  REVISION_STALE: 'Somebody else has changed this in the meantime.',
  SESSION_NOT_FOUND: 'There is no such session.',
  STATE_CHANGED: 'Somebody else has moved this order in the meantime.',
  STORE_CLOSED: 'This store is not taking orders right now.',
  STORE_NOT_FOUND: 'There is no such store.',
  TABLE_NOT_FOUND: 'There is no such table.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
  TOTP_INCORRECT: 'This code is not right.',
  TOTP_OFF: 'Two-step sign-in is not set up.',
  TOTP_ON: 'Two-step sign-in is on already.',
  TOTP_REQUIRED: 'Please enter the code from your app.',
  TRANSITION_INVALID: 'An order cannot be moved this way.',
  UNAUTHENTICATED: 'Please sign in.',
  UNAVAILABLE: 'The service cannot be reached right now. Please try again in a moment.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be JSON.',
  UTR_TAKEN: 'This UPI reference has paid another order.',
  VALIDATION: 'Some of the entries are not right.',
  VIEW_ONLY: 'This menu is for viewing only.',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, details?: Record<string, unknown>, message: string = ERROR_MESSAGES[code]) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** What is wrong in a form, by field. */
export function fieldFault(fields: Record<string, string>): AppError {
  return new AppError('VALIDATION', { fields });
}

/** What is wrong in a document, by path: every fault at once. */
export function documentFault(errors: { path: string; message: string }[]): AppError {
  return new AppError('VALIDATION', { errors });
}
