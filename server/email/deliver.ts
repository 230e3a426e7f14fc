import type { Language } from '../../domain/language.ts';
import type { Database } from '../postgres/database.ts';
import { fillIn } from './fill-in.ts';
import type { Opens } from './mail-link.ts';
import type { MailSecret } from './mail-secret.ts';
import { LinkLost, type OpenLink, openLinks } from './open-links.ts';
import type { Rendered, Sender } from './render.ts';
import { renderMasked, type renderStored, type StoredTemplate } from './render-stored.ts';
import { retryQuery } from './retry-query.ts';
import {
  describeFailure,
  isPermanent,
  type Letter,
  type SmtpFailure,
  type Transport,
} from './transport.ts';
import type { UnsentFolder } from './unsent-folder.ts';

// One mail from the outbox. It is claimed, sent, marked. A database that goes away in between is
// waited for; who dies between sending and marking leaves the mail claimed, and the rounds of the
// worker put it back after a while. Only then may it arrive twice, with the same Message-ID.

export interface Mailer {
  database: Pick<Database, 'query'>;
  /** Without a mail server mail is kept in the outbox and written into a folder. */
  transport?: Transport;
  unsent?: UnsentFolder;
  secretOf: MailSecret;
  sender: Sender;
  /** Domain of the Message-ID. */
  mailDomain: string;
  /** Told where a kept mail was written, and its links; nothing of whom it was for. */
  onKept?: (template: string, file: string | undefined, links: string[]) => void;
  /** Told of a template that cannot be rendered, in whose place the built-in text goes out. */
  onFault?: (template: string, fault: string) => void;
  /** Told why the mail server did not take a mail, and nothing of whom it was for. */
  onRefusal?: (mail: string, failure: SmtpFailure) => void;
}

export type Delivery = 'sent' | 'kept' | 'waiting' | 'failed' | 'skipped';

type Claimed = StoredTemplate & {
  id: string;
  message_id: string;
  template_key: string;
  to_email: string;
  to_name: string | null;
  reply_to: string | null;
  language: Language;
  person_id: string | null;
  application_id: string | null;
  /** Links and codes are masked in here. */
  values: Record<string, unknown>;
  links: Record<string, Opens>;
  own_subject: string | null;
  own_text: string | null;
  html: string | null;
  attempts: number;
  can_unsubscribe: boolean;
};

export const mostAttempts = 8;
const firstWait = 30;
const longestWait = 6 * 3600;
/** Together with the time a mail server gets, shorter than a claim lasts. */
const retrySeconds = 50;

/** Seconds until the next try: half a minute, then four times as long each time. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWait * 4 ** (attempts - 1), longestWait);
}

export async function deliverMail(given: Mailer, id: string): Promise<Delivery> {
  const mail = await claim(given, id);
  if (!mail) return 'skipped';
  const mailer = { ...given, database: { query: retryQuery(given.database.query, retrySeconds) } };
  let rendered: Rendered;
  let fault: string | undefined;
  let links: OpenLink[];
  try {
    links = await openLinks(mailer.database.query, mailer.secretOf, mail);
  } catch (error) {
    if (error instanceof LinkLost) return park(mailer, mail, `link: ${error.message}`);
    throw error;
  }
  try {
    ({ rendered, fault } = render(mailer, mail, links));
  } catch (error) {
    return park(mailer, mail, `template: ${(error as Error).message}`);
  }
  if (fault) mailer.onFault?.(mail.template_key, fault);
  await given.database.query(
    'update public.outbox set subject = $2, html = $3, body_text = $4 where id = $1',
    [id, rendered.subject, rendered.html, rendered.text],
  );
  const letter = letterOf(mailer, mail, fillIn(rendered, links), links);
  if (!mailer.transport) {
    // A folder that cannot be written to must not keep the mail from being marked.
    const file = await mailer.unsent?.write(id, letter).catch(() => undefined);
    await mark(mailer, id, 'kept', fault);
    mailer.onKept?.(mail.template_key, file, linksOf(letter.html, mailer.sender.siteUrl));
    return 'kept';
  }
  try {
    await mailer.transport.send(letter);
  } catch (error) {
    const reason = (error as Error).message;
    mailer.onRefusal?.(id, describeFailure(error));
    if (isPermanent(error) || mail.attempts >= mostAttempts) return park(mailer, mail, reason);
    return postpone(mailer, mail, reason);
  }
  await mark(mailer, id, 'sent', fault);
  return 'sent';
}

async function claim({ database }: Mailer, id: string): Promise<Claimed | undefined> {
  const { rows } = await database.query(
    `update public.outbox as mail set state = 'sending', attempts = mail.attempts + 1
     from public.email_templates as template
     where mail.id = $1 and template.key = mail.template_key
       and mail.state = 'queued' and mail.send_after <= now()
     returning mail.id, mail.message_id, mail.template_key, mail.to_email, mail.to_name, mail.reply_to,
       mail.person_id, mail.application_id, mail.language, mail.variables as values, mail.links, mail.subject as own_subject, mail.body_text as own_text,
       mail.html, mail.attempts, template.subject, template.body, template.variables, template.can_unsubscribe,
       template.default_subject, template.default_body`,
    [id],
  );
  return rows[0];
}

/** What was rendered for an earlier try goes out unchanged. */
function render(
  { sender }: Mailer,
  mail: Claimed,
  links: OpenLink[],
): ReturnType<typeof renderStored> {
  const { own_subject: subject, own_text: text, html, language, values } = mail;
  if (subject && text && html) return { rendered: { subject, text, html } };
  return renderMasked(mail, { language, variables: values, subject, text }, sender, links);
}

function letterOf(
  { mailDomain }: Mailer,
  mail: Claimed,
  rendered: Rendered,
  links: OpenLink[],
): Letter {
  const { message_id: messageId, values } = mail;
  const open = links.find(({ name }) => name === 'unsubscribe_url')?.sent;
  const unsubscribe = mail.can_unsubscribe ? (open ?? values.unsubscribe_url) : undefined;
  return {
    ...rendered,
    messageId: `<${messageId.includes('@') ? messageId : `${messageId}@${mailDomain}`}>`,
    to: { name: mail.to_name ?? '', address: mail.to_email },
    replyTo: mail.reply_to ?? undefined,
    unsubscribeLink: typeof unsubscribe === 'string' ? unsubscribe : undefined,
  };
}

async function mark(
  { database }: Mailer,
  id: string,
  state: 'sent' | 'kept',
  fault: string | undefined,
): Promise<void> {
  await database.query(
    `update public.outbox set state = $2, sent_at = now(), last_error = $3
     where id = $1 and state = 'sending'`,
    [id, state, fault ?? null],
  );
}

async function postpone({ database }: Mailer, mail: Claimed, reason: string): Promise<Delivery> {
  await database.query(
    `update public.outbox set state = 'queued', last_error = $2, send_after = now() + make_interval(secs => $3)
     where id = $1 and state = 'sending'`,
    [mail.id, reason.slice(0, 2000), waitAfter(mail.attempts)],
  );
  return 'waiting';
}

async function park({ database }: Mailer, mail: Claimed, reason: string): Promise<Delivery> {
  await database.query(
    `update public.outbox set state = 'failed', last_error = $2 where id = $1 and state = 'sending'`,
    [mail.id, reason.slice(0, 2000)],
  );
  return 'failed';
}

function linksOf(html: string, siteUrl: string): string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)].filter((href) => href.startsWith(siteUrl) && href !== siteUrl);
}
