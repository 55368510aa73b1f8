export interface OtpMessage {
  storeId: string;
  countryCode: string;
  phone: string;
  code: string;
}

/** 'tried' may have reached the number, 'untried' can't have. The staff's outbox shows both. */
export type CodeSent = 'sent' | 'tried' | 'untried';

/** Sends a code to a guest. */
export interface OtpSender {
  send(message: OtpMessage): Promise<CodeSent>;
}
