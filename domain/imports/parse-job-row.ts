import { parseCountry } from '../country.ts';
import type { Enums } from '../database.types.ts';
import { maxJobLengths } from '../jobs/job-draft.ts';
import type { Language } from '../language.ts';
import { toStockholmDay } from '../time/stockholm-day.ts';
import { type ClientNames, readClientNames } from './parse-client-row.ts';
import {
  parseEmployment,
  parseJobField,
  parseJobState,
  parseSeniority,
  parseWorkplace,
} from './parse-job-words.ts';
import { cutLine, cutText, type ParsedRow, readRow } from './row-reader.ts';
import { normaliseDate } from './values/normalise-date.ts';
import { parseLanguageName } from './values/parse-names.ts';
import type { Values } from './values-of-row.ts';

const maxDocumentLength = 10_000;

export type JobRow = {
  title: string;
  client: ClientNames | undefined;
  state: Enums<'job_state'>;
  field: Enums<'job_field'>;
  location: string | undefined;
  country: string | undefined;
  remote: Enums<'job_remote'> | undefined;
  employment_type: Enums<'employment_type'> | undefined;
  seniority: Enums<'seniority'> | undefined;
  language: Language | undefined;
  summary: string | undefined;
  description: string | undefined;
  requirements: string | undefined;
  /** Days in Stockholm. */
  opens_on: string | undefined;
  closes_on: string | undefined;
};

/** Turns a row of a file into a job: a draft, unless a column says that it is open or closed. */
export function parseJobRow(values: Values, isMonthFirst: boolean): ParsedRow<JobRow> {
  const { notes, read } = readRow(values);
  const title = cutLine(values.job_title, maxJobLengths.title);
  if (!title || !/\p{L}/u.test(title)) return { reason: 'job_title_missing' };
  const toDay = (text: string) => normaliseDate(text, isMonthFirst);
  const opens = read('opens_at', toDay);
  const closes = read('closes_at', toDay);
  const isReversed = opens !== undefined && closes !== undefined && closes < opens;
  if (isReversed) notes.push('closes_at_left_out');
  const closesOn = isReversed ? undefined : closes;
  const row: JobRow = {
    title,
    client: readClientNames(values),
    state: endPast(read('job_state', parseJobState) ?? 'draft', closesOn),
    field: readField(values, title, notes),
    location: cutLine(values.location, maxJobLengths.location),
    country: read('country', parseCountry),
    remote: read('workplace', parseWorkplace),
    employment_type: read('employment_type', parseEmployment),
    seniority: read('seniority', parseSeniority) ?? parseSeniority(title),
    language: read('language', parseLanguageName),
    summary: cutText(values.summary, maxJobLengths.summary),
    description: cutText(values.description, maxDocumentLength),
    requirements: cutText(values.requirements, maxDocumentLength),
    opens_on: opens,
    closes_on: closesOn,
  };
  if (!row.location) notes.push('location_missing');
  return { row, notes };
}

/** A job whose last day is over is not open, whatever the file says. */
const endPast = (state: JobRow['state'], closesOn: string | undefined): JobRow['state'] =>
  state === 'open' && closesOn && closesOn < toStockholmDay(new Date()) ? 'closed' : state;

/** A department says more than a title. A job that neither of them names is work that every company has. */
function readField(values: Values, title: string, notes: string[]): JobRow['field'] {
  const field = parseJobField(values.job_field ?? '') ?? parseJobField(title);
  if (!field) notes.push('job_field_left_out');
  return field ?? 'operations';
}
