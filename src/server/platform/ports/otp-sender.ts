export interface OtpMessage {
  storeId: string;
  countryCode: string;
  phone: string;
  code: string;
}

/** 'tried' may have reached the number all the same, 'untried' can't have. The staff's outbox has both. */
export type CodeSent = 'sent' | 'tried' | 'untried';

/** Takes a code to a customer. */
export interface OtpSender {
  send(message: OtpMessage): Promise<CodeSent>;
}
