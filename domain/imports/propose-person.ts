import * as field from '../forms/form-field.ts';
import { maxEmailLength } from '../limits.ts';
import type { CvField } from './import.ts';
import { proposeName } from './propose-name.ts';
import { bySchema } from './row-reader.ts';
import { normalisePhone } from './values/normalise-phone.ts';

/** Only the first page is read: later ones name referees. */
const headLength = 4000;
const maxMailboxLength = 64;
/** A text with more of them than this is no CV. */
const maxTriedAddresses = 200;

/** Proposes who a CV is about, from its text and the name of its file. A colleague confirms it. */
export function proposePerson(text: string, fileName: string): Partial<Record<CvField, string>> {
  const head = text.slice(0, headLength);
  const email = findEmail(head) ?? findEmail(text);
  const found = {
    ...proposeName({ text: head, fileName, email }),
    email,
    phone: findPhone(head),
    linkedin_url: findProfile(head) ?? findProfile(text),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** Looks around each sign, so that a text of any kind takes time in proportion to its length. */
function findEmail(text: string): string | undefined {
  let at = text.indexOf('@');
  for (let tried = 0; at !== -1 && tried < maxTriedAddresses; tried += 1) {
    const before = text.slice(Math.max(0, at - maxMailboxLength), at);
    const [mailbox = ''] = /[\p{L}\d._%+-]+$/u.exec(before) ?? [];
    const after = text.slice(at + 1, at + 1 + maxEmailLength);
    const [domain = ''] = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.exec(after) ?? [];
    const parsed = field.email.safeParse(`${mailbox}@${domain}`);
    if (parsed.success) return parsed.data;
    at = text.indexOf('@', at + 1);
  }
  return undefined;
}

/** A number begins with a plus sign or a zero: others are years, dates and numbers of identity cards. */
function findPhone(text: string): string | undefined {
  for (const [match] of text.matchAll(
    /(?<![\d\p{L}@./-])(?:\+|0)\d(?:[ \-/.()]{0,2}\d){6,13}(?!\d)/gu,
  )) {
    const number = normalisePhone(match);
    if (number) return number;
  }
  return undefined;
}

function findProfile(text: string): string | undefined {
  const [, path] = /linkedin\.com\/(in\/[\p{L}\d_%-]{2,100})/iu.exec(text) ?? [];
  return path && bySchema(field.linkedinUrl)(`https://www.linkedin.com/${path}`);
}
