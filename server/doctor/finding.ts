import { shortenTlsError } from '../support/shorten-tls-error.ts';

type FindingState = 'ok' | 'warning' | 'failed';

/** The result of one check, in a sentence, with the next step where there is one. */
export type Finding = { state: FindingState; text: string; remedy?: string };

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string, remedy: string): Finding => ({
  state: 'warning',
  text,
  remedy,
});
export const failed = (text: string, remedy: string): Finding => ({
  state: 'failed',
  text,
  remedy,
});

/** For advice to change a setting: the running product still uses the former value. */
export const thenRestart = 'Then restart the product: it reads its settings at the start.';

/** Node reads it before .env. */
export const privateAuthority =
  'If its certificate is of a private authority, set NODE_EXTRA_CA_CERTS (“On one machine” in docs/running.md).';

/** An error of another program in one line. Its codes say more than an empty message. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: unknown[] };
  const reason = message || (errors?.[0] ? reasonOf(errors[0]) : '') || code || 'unknown';
  return shortenTlsError(reason).split('\n')[0]?.replace(/\.$/, '') ?? reason;
}
