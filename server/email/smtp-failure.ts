import { isAddressDead } from '../../domain/conversations/mail-kind.ts';
import { shortenTlsError } from '../support/shorten-tls-error.ts';

// Classifies a failure at the mail server: whether to retry the mail, whether its address is dead, and what to log.

/** True if the receiving server will never accept this mail, so that a retry is useless. */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}

/** True if the mail server says that there is no such recipient. Without the code of RFC 3463 it may mean anything. */
export function rejectsAddress(error: unknown): boolean {
  const { command, response = '' } = error as SmtpError;
  return command === 'RCPT TO' && isAddressDead({ action: 'failed', status: statusIn(response) });
}

const statusIn = (response: string) => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '';

export type SmtpFailure = { reason: string; command?: string };

/** Describes a failure for the log. The response of a mail server may name the recipient, so only its codes are used. */
export function describeFailure(error: unknown): SmtpFailure {
  const { responseCode, response = '', command, code, message } = error as SmtpError;
  if (!responseCode) {
    return { reason: reasonOf(message) || code || 'unknown', ...(command && { command }) };
  }
  const codes = `${responseCode} ${statusIn(response)}`.trim();
  const words = wordsFor(responseCode, command);
  return { reason: words ? `${codes}: ${words}` : codes, ...(command && { command }) };
}

/** Explains a rejection that the operator can fix in the settings. */
function wordsFor(responseCode: number, command = ''): string | undefined {
  if (command.startsWith('AUTH')) return 'the server rejects the user or password';
  if (command !== 'MAIL FROM') return undefined;
  if (responseCode === 530) return 'the server asks for a user and a password';
  return responseCode === 552 ? undefined : 'the server rejects the sender';
}

/** Explains the error of a server without a greeting: such a server waits for the client to start TLS. */
const reasonOf = (message: string): string =>
  message === 'Greeting never received'
    ? 'the server sends no greeting: a port with TLS, such as 465, needs smtps:// in SMTP_URL'
    : shortenTlsError(message);

type SmtpError = Error & {
  responseCode?: number;
  response?: string;
  command?: string;
  code?: string;
};
