import * as field from '../forms/form-field.ts';
import type { CvField } from './import.ts';
import { normalisePhone } from './normalise-phone.ts';
import { findName } from './propose-name.ts';
import { bySchema } from './row-reader.ts';

/** Only the first page is read: later ones name referees. */
const headLength = 4000;

/** Proposes who a CV is about, from its text and the name of its file. A colleague confirms it. */
export function proposePerson(text: string, fileName: string): Partial<Record<CvField, string>> {
  const head = text.slice(0, headLength);
  const email = findEmail(head) ?? findEmail(text);
  const found = {
    ...findName({ text: head, fileName, email }),
    email,
    phone: findPhone(head),
    linkedin_url: findProfile(head) ?? findProfile(text),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

function findEmail(text: string): string | undefined {
  for (const [address] of text.matchAll(/[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu)) {
    const parsed = field.email.safeParse(address);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

/** A number begins with a plus sign or a zero: others are years, dates and numbers of identity cards. */
function findPhone(text: string): string | undefined {
  for (const [given] of text.matchAll(
    /(?<![\d\p{L}@./-])(?:\+|0)\d(?:[ \-/.()]{0,2}\d){6,13}(?!\d)/gu,
  )) {
    const number = normalisePhone(given);
    if (number) return number;
  }
  return undefined;
}

function findProfile(text: string): string | undefined {
  const [, path] = /linkedin\.com\/(in\/[\p{L}\d_%-]{2,100})/iu.exec(text) ?? [];
  return path && bySchema(field.linkedinUrl)(`https://www.linkedin.com/${path}`);
}
