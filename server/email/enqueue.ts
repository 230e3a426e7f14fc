import { randomUUID } from 'node:crypto';
import type { Query } from '../postgres/database.ts';

export interface Mail {
  /** What the mail is about; a cause that was mailed before is not mailed again. */
  cause?: string;
  to: string;
  language: 'en' | 'sv';
  /** Key of an e-mail template. */
  template: string;
  variables: Record<string, unknown>;
}

export type EnqueueMail = (query: Query, mail: Mail) => Promise<void>;

/** Writes a mail into the outbox, in the transaction of what causes it: both happen, or neither. */
export const enqueueMail: EnqueueMail = async (query, mail) => {
  const { template, to, language, variables } = mail;
  await query(
    `insert into public.outbox (cause, template_key, to_email, language, variables)
     values ($1, $2, $3, $4, $5) on conflict (cause) do nothing`,
    [mail.cause ?? `${template}:${randomUUID()}`, template, to, language, variables],
  );
};
