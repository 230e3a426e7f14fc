import type { JobRow } from '../../../../domain/imports/parse-job-row.ts';
import { suggestJobSlug } from '../../../../domain/jobs/job-draft.ts';
import type { Language } from '../../../../domain/language.ts';
import { endOfStockholmDay, startOfStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { db, type Query } from '../../../postgres/query.ts';
import type { ImportContext, Imported } from '../import-kind.ts';
import type { KnownJobs } from './find-known-jobs.ts';
import { readJobStamp } from './job-stamp.ts';
import type { JobPlan } from './plan-job.ts';
import { textToDocument } from './text-to-document.ts';

/** Imports a job. One that is already here is left as it is. */
export async function importJob(
  { query, language }: ImportContext,
  row: JobRow,
  { clientId, state, notes }: JobPlan,
  { find, add }: KnownJobs,
): Promise<Imported> {
  const existingId = find(row.title, clientId);
  if (existingId) return { outcome: 'matched', targetId: existingId, notes, before: {} };
  const id = await insert(query, row, clientId, row.language ?? language, state);
  // A job that is opened after it was closed alerts nobody: it was advertised elsewhere before.
  if (state === 'open') await query(`update public.jobs set state = 'open' where id = $1`, [id]);
  const before = { stamp: await readJobStamp(query, id) };
  add(id, row.title, clientId);
  return { outcome: 'new', targetId: id, notes, before };
}

const toDocument = (text: string | undefined) => (text ? textToDocument(text) : undefined);

async function insert(
  query: Query,
  row: JobRow,
  clientId: string | null,
  language: Language,
  state: JobRow['state'],
): Promise<string> {
  const { title, field, location, country, remote, employment_type, seniority, summary } = row;
  const inLanguage = <Value>(value: Value | undefined): Partial<Record<Language, Value>> =>
    value === undefined ? {} : { [language]: value };
  const { rows } = await query(
    db
      .insertInto('jobs')
      .values({
        slug: await findFreeSlug(query, suggestJobSlug(title)),
        kind: 'client',
        client_id: clientId,
        field,
        title: inLanguage(title),
        summary: inLanguage(summary),
        description: inLanguage(toDocument(row.description)),
        requirements: inLanguage(toDocument(row.requirements)),
        state: state === 'draft' ? 'draft' : 'closed',
        opens_at: row.opens_on && startOfStockholmDay(row.opens_on),
        closes_at: row.closes_on && endOfStockholmDay(row.closes_on),
        // An undefined value is left out of the insert, so that the default of the column applies.
        ...(location && { location }),
        ...(country && { country }),
        ...(remote && { remote }),
        ...(employment_type && { employment_type }),
        ...(seniority && { seniority }),
      })
      .returning('id'),
  );
  return rows[0]?.id ?? '';
}

const maxStemLength = 110;

async function findFreeSlug(query: Query, preferredSlug: string): Promise<string> {
  const stem = preferredSlug.slice(0, maxStemLength).replace(/-+$/, '');
  const { rows } = await query<{ slug: string }>(
    `select slug::text from public.jobs where slug::text = $1 or slug::text like $1 || '-%'
     union select slug::text from public.job_redirects where slug::text = $1 or slug::text like $1 || '-%'`,
    [stem],
  );
  const takenSlugs = new Set(rows.map(({ slug }) => slug));
  if (!takenSlugs.has(stem)) return stem;
  let number = 2;
  while (takenSlugs.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
