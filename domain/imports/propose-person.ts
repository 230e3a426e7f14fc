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
  const proposal = {
    ...proposeName({ text: head, fileName, email }),
    email,
    phone: findPhone(head),
    linkedin_url: findProfile(head) ?? findProfile(text),
  };
  return Object.fromEntries(Object.entries(proposal).filter(([, value]) => value));
}

/**
 * Looks around each @ instead of matching the whole text, because a pattern with backtracking could take quadratic
 * time.
 */
function findEmail(text: string): string | undefined {
  let signIndex = text.indexOf('@');
  for (let attempts = 0; signIndex !== -1 && attempts < maxTriedAddresses; attempts += 1) {
    const before = text.slice(Math.max(0, signIndex - maxMailboxLength), signIndex);
    const [mailbox = ''] = /[\p{L}\d._%+-]+$/u.exec(before) ?? [];
    const after = text.slice(signIndex + 1, signIndex + 1 + maxEmailLength);
    const [domain = ''] = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.exec(after) ?? [];
    const parsed = field.email.safeParse(`${mailbox}@${domain}`);
    if (parsed.success) return parsed.data;
    signIndex = text.indexOf('@', signIndex + 1);
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
