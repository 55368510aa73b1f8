import type { MailFault } from '#domain/mail/mailbox.ts';
import { MailServerError } from '../../../platform/ports/mail-servers.ts';

interface Thrown {
  code?: string;
  message?: string;
  cause?: Thrown;
  authenticationFailed?: boolean;
}

const REFUSED = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH'];
const OF_TLS =
  /^ERR_TLS|^ERR_SSL|CERT|SELF_SIGNED|^UNABLE_TO|^ETLS$|EPROTO|wrong version number|certificate|STARTTLS|TLS/i;

/** What the libraries throw, as one of the few reasons that people are told. */
export function serverFault(thrown: unknown): MailServerError {
  if (thrown instanceof MailServerError) return thrown;
  const { code = '', message = '', cause, authenticationFailed } = thrown as Thrown;
  const said = `${code} ${message} ${cause?.code ?? ''} ${cause?.message ?? ''}`;
  return new MailServerError(faultOf(said, authenticationFailed === true || code === 'EAUTH'), said.trim());
}

function faultOf(said: string, isPassword: boolean): MailFault {
  if (isPassword) return 'password';
  if (REFUSED.some((code) => said.includes(code))) return 'refused';
  return said.split(' ').some((word) => OF_TLS.test(word)) || OF_TLS.test(said) ? 'tls' : 'silent';
}
