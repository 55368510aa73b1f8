import { TOTP_PURPOSE } from '../../features/accounts/check-code.ts';
import { MAILBOX_PURPOSE } from '../../features/mail/open-mailbox.ts';
import { CONTENT_PURPOSE } from '../../features/messages/content.ts';
import { CREDENTIALS_PURPOSE } from '../../features/messages/credentials.ts';
import { SUBSCRIPTION_PURPOSE } from '../../features/messages/subscription.ts';
import { OUTBOX_PURPOSE } from '../../features/otp/send-otp.ts';
import { GATEWAY_PURPOSE } from '../../features/stores/gateway.ts';
import { PUSH_IDENTITY_PURPOSE } from '../../platform/db/instance.ts';
import { EMAIL_PURPOSE } from '../../platform/mail/outbox.ts';

export interface SealedColumn {
  table: string;
  column: string;
  purpose: string;
}

/** All sealed columns. Replacing the secret key seals each of them again. */
export const SEALED_COLUMNS: SealedColumn[] = [
  { table: 'stores', column: 'gateway_sealed', purpose: GATEWAY_PURPOSE },
  { table: 'invoice_settings', column: 'gateway_sealed', purpose: GATEWAY_PURPOSE },
  { table: 'invoice_attempts', column: 'gateway_sealed', purpose: GATEWAY_PURPOSE },
  { table: 'payment_attempts', column: 'gateway_sealed', purpose: GATEWAY_PURPOSE },
  { table: 'message_settings', column: 'sms_sealed', purpose: CREDENTIALS_PURPOSE },
  { table: 'message_settings', column: 'whats_app_sealed', purpose: CREDENTIALS_PURPOSE },
  { table: 'messages', column: 'content_sealed', purpose: CONTENT_PURPOSE },
  { table: 'push_subscriptions', column: 'sealed', purpose: SUBSCRIPTION_PURPOSE },
  { table: 'otp_challenges', column: 'outbox_sealed', purpose: OUTBOX_PURPOSE },
  { table: 'mailboxes', column: 'password_sealed', purpose: MAILBOX_PURPOSE },
  { table: 'emails_due', column: 'sealed', purpose: EMAIL_PURPOSE },
  { table: 'account_totp', column: 'secret_sealed', purpose: TOTP_PURPOSE },
  { table: 'instance', column: 'push_identity_sealed', purpose: PUSH_IDENTITY_PURPOSE },
];
