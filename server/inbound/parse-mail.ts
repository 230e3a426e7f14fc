import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import {
  isAddressDead,
  isAutoReply,
  parseDeliveryStatus,
} from '../../domain/conversations/mail-kind.ts';
import { maxMailLengths } from '../../domain/conversations/received-mail.ts';
import { splitQuote } from '../../domain/conversations/split-quote.ts';
import { stripHtml } from '../email/render/plain-text.ts';
import { cleanHtml } from './clean-html.ts';
import { lineOf, listMessageIds, messageIdOf, textOf } from './mail-text.ts';
import { maskLinks } from './mask-links.ts';
import { bytesOf, parseAttachments } from './parse-attachments.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** Ordinary mail has a few kilobytes of headers in three or four levels of parts. */
const limits = {
  maxNestingDepth: 30,
  maxHeadersSize: 256 * 1024,
  forceRfc822Attachments: true,
};
/** HTML is cleaned up to this length. */
const maxHtml = 1_000_000;
const maxAddressees = 100;
const reportTypes = ['message/delivery-status', 'message/rfc822', 'text/rfc822-headers'];

/** Parses a received mail. It runs in a separate thread (`parse-thread.ts`), because hostile mail may block it. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw, limits);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
  const subject = lineOf(email.subject, maxMailLengths.subject);
  const html = email.html ? maskLinks(cleanHtml(email.html.slice(0, maxHtml))) : '';
  const text = maskLinks(textOf(email.text?.trim() ? email.text : readHtml(html)));
  const { written, quoted } = splitQuote(text);
  const bounced = findBounced(email);
  const [from] = flatten(email.from ? [email.from] : []);
  return {
    messageId: messageIdOf(email.messageId, raw),
    references: listMessageIds(email.inReplyTo, email.references),
    fromEmail: lineOf(from?.address, maxMailLengths.address).toLowerCase() || null,
    fromName: lineOf(from?.name, maxMailLengths.name) || null,
    addressees: listAddressees(email, header),
    subject,
    text: written,
    quoted,
    html: html.length > maxMailLengths.html ? null : textOf(html, maxMailLengths.html) || null,
    kind: bounced ? 'bounce' : isAutoReply(header, subject) ? 'auto_reply' : 'mail',
    bounced,
    attachments: await parseAttachments(
      bounced
        ? email.attachments.filter(({ mimeType }) => !reportTypes.includes(mimeType))
        : email.attachments,
    ),
    isReadable: true,
  };
}

/** Separates cells by spaces and rows by line breaks, so that their words do not run together. */
const readHtml = (html: string) =>
  stripHtml(html.replaceAll('</td>', '</td> ').replaceAll('</tr>', '<br></tr>'));

function listAddressees(email: Email, header: (name: string) => string | undefined): string[] {
  const named = flatten([...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])]);
  const forwarded = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
  return [
    ...forwarded.map((name) => header(name)?.replace(/[<>]/g, '')),
    ...named.map(({ address }) => address),
  ]
    .flatMap((address) => lineOf(address, maxMailLengths.address) || [])
    .slice(0, maxAddressees);
}

const flatten = (addresses: Address[]) =>
  addresses.flatMap((address) => (address.group ? address.group : [address]));

const maxReport = 64 * 1024;

/** Recognises a report that a mail was not delivered (RFC 3464). Reports of delays and deliveries are automatic replies. */
function findBounced({ attachments }: Email): ParsedMail['bounced'] {
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return undefined;
  const report = parseDeliveryStatus(readStart(status));
  if (report.action !== 'failed') return undefined;
  const original = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers'].includes(mimeType),
  );
  const [messageId] = listMessageIds(
    /^message-id:\s*(<[^<>\s]{1,200}>)/im.exec(original ? readStart(original) : '')?.[1],
  );
  return {
    messageId,
    recipient: lineOf(report.recipient, maxMailLengths.address).toLowerCase() || undefined,
    isAddressDead: isAddressDead(report),
  };
}

const readStart = ({ content }: Attachment): string =>
  new TextDecoder('latin1').decode(bytesOf(content).subarray(0, maxReport));
