import { maxCoverLetterLength } from '../applications/application.ts';
import { maxRejectReasonLength } from '../applications/application-move.ts';
import * as field from '../forms/form-field.ts';
import { maxSourceLength } from '../forms/form-field.ts';
import type { Language } from '../language.ts';
import { maxLocationLength, maxNameLength, maxNoteLength, maxTagLength } from '../limits.ts';
import { maxHeadlineLength } from '../people/person-fields.ts';
import { maxStageNameLength } from './find-stage.ts';
import { maxCellLength } from './import.ts';
import { foldHeader } from './presets.ts';
import { bySchema, cutLine, cutText, onOneLine, type ParsedRow, readRow } from './row-reader.ts';
import { normaliseDate } from './values/normalise-date.ts';
import { normalisePhone } from './values/normalise-phone.ts';
import { parseLanguageName } from './values/parse-names.ts';
import type { Values } from './values-of-row.ts';

const maxTags = 20;

export type PersonRow = {
  first_name: string;
  last_name: string;
  email: string | undefined;
  phone: string | undefined;
  linkedin_url: string | undefined;
  location: string | undefined;
  headline: string | undefined;
  language: Language | undefined;
  source: string | undefined;
  tags: string[];
  /** Texts that are too long for one note are split. */
  person_notes: string[];
  application:
    | {
        job: string;
        /** The name as the file has it, before it is matched with a stage. */
        stage: string | undefined;
        applied_at: string | undefined;
        cover_letter: string | undefined;
        reject_reason: string | undefined;
        /** Whether the file marks it as rejected, whatever its stage. */
        is_rejected: boolean;
        rejected_at: string | undefined;
      }
    | undefined;
};

/** Turns a row of a file into a person. Details that cannot be read are left out and named; a wrong address is not. */
export function parsePersonRow(values: Values, isMonthFirst: boolean): ParsedRow<PersonRow> {
  const { notes, read } = readRow(values);
  const name = readName(values);
  if (!name) return { reason: 'name_missing' };
  const email = readEmail(values);
  if (email === null) return { reason: 'email_invalid' };
  const readDay = (text: string) => toPast(normaliseDate(text, isMonthFirst));
  const row: PersonRow = {
    ...name,
    email,
    phone: read('phone', normalisePhone),
    linkedin_url: read('linkedin_url', bySchema(field.linkedinUrl)),
    location: cutLine(values.location, maxLocationLength),
    headline: cutLine(values.headline, maxHeadlineLength),
    language: read('language', parseLanguageName),
    source: cutLine(values.person_source, maxSourceLength),
    tags: splitTags(values.tags),
    person_notes: splitNotes(values.person_notes),
    application: values.job
      ? {
          job: values.job.trim(),
          stage: cutLine(values.stage, maxStageNameLength),
          applied_at: read('applied_at', readDay),
          cover_letter: cutText(values.cover_letter, maxCoverLetterLength),
          reject_reason: cutLine(values.reject_reason, maxRejectReasonLength),
          is_rejected: isMarked(values.rejected_at),
          rejected_at: readDay(values.rejected_at ?? ''),
        }
      : undefined,
  };
  return { row, notes };
}

/** "Ada Maria Lind" has one last name and two first names; "Lind, Ada" has the last name first. */
function readName({ first_name: first, last_name: last, full_name: full }: Values) {
  const [givenName, familyName] =
    first || last ? [first, last] : splitFullName(onOneLine(full ?? ''));
  const name = {
    first_name: cutLine(givenName, maxNameLength) ?? '',
    last_name: cutLine(familyName, maxNameLength) ?? '',
  };
  if (!name.first_name && !name.last_name) return undefined;
  // A record has at least a first name.
  const filledName = name.first_name ? name : { first_name: name.last_name, last_name: '' };
  const isName = field.requiredName(maxNameLength).safeParse(filledName.first_name).success;
  return isName && field.name(maxNameLength).safeParse(filledName.last_name).success
    ? filledName
    : undefined;
}

function splitFullName(name: string): [string, string] {
  const [, family, given] = /^([^,]+), ([^,]+)$/.exec(name) ?? [];
  if (family && given) return [given, family];
  const lastSpace = name.lastIndexOf(' ');
  return lastSpace === -1 ? [name, ''] : [name.slice(0, lastSpace), name.slice(lastSpace + 1)];
}

/** Returns null for a text that is no address. "Ada <ada@example.com>" and the first of several are read. */
function readEmail({ email }: Values): string | undefined | null {
  if (email === undefined) return undefined;
  const [first, second] = email
    .replace(/^mailto:/i, '')
    .split(/[;,\s]+/)
    .filter(Boolean);
  const isAddress = second === undefined || second.includes('@');
  const parsed = field.email.safeParse(/<([^<>]+)>/.exec(email)?.[1] ?? (isAddress ? first : ''));
  return parsed.success ? parsed.data : null;
}

/** The tags of up to 200 columns are joined. */
const splitTags = (text = ''): string[] =>
  [
    ...new Map(
      text
        .slice(0, maxCellLength)
        .split(/[,;|\n]/)
        .map((tag) => [foldHeader(tag), cutLine(tag, maxTagLength)]),
    ),
  ]
    .flatMap(([, tag]) => tag ?? [])
    .slice(0, maxTags);

function splitNotes(text = ''): string[] {
  const whole = text.trim().toWellFormed();
  const notes: string[] = [];
  for (let start = 0; start < whole.length; ) {
    const part = whole.slice(start, start + maxNoteLength);
    const isLast = start + maxNoteLength >= whole.length;
    // Between words, where there are any.
    const end = isLast ? part.length : /\s\S*$/.exec(part)?.index || maxNoteLength;
    notes.push(part.slice(0, end).trim().toWellFormed());
    start += end;
    while (whole[start]?.trim() === '') start += 1;
  }
  return notes;
}

/** A day that has not come is a typing error. */
const toPast = (day: string | undefined): string | undefined =>
  day && day <= new Date().toISOString().slice(0, 10) ? day : undefined;

/** Some systems write the day of a rejection, others “yes” or “true”. */
const isMarked = (text = ''): boolean => !/^(?:0|-|n|no|nej|false|falskt)?$/i.test(text.trim());
