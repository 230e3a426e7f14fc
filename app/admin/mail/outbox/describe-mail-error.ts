import { parseMailError } from '../../../../domain/mail/mail-error.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import type { AdminOutboxMessages } from './messages.en.ts';

/** Says why a mail was not sent. The response of a mail server is shown as it is, because it names what to look up. */
export function describeMailError(error: string, { errors }: AdminOutboxMessages): string {
  const known = parseMailError(error);
  return known ? fillAny(errors[known.kind], { detail: known.detail }) : error;
}
