export interface OtpMessage {
  storeId: string;
  countryCode: string;
  phone: string;
  code: string;
}

/** Takes a code to a customer; answers false when it can't, and the staff's outbox has it then. */
export interface OtpSender {
  send(message: OtpMessage): Promise<boolean>;
}
