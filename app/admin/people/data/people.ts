import type { Database } from '../../../../domain/database.types.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { TagColour } from '../../../../domain/people/tag-colour.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { type ClientAnswer, listClientAnswers } from '../../kit/timeline/data/client-answers.ts';
import { type JobName, listMovedJobs, type MovedJobs } from '../../kit/timeline/data/moved-jobs.ts';
import { listTaskTitles } from '../../kit/timeline/data/task-titles.ts';

type Public = Database['public'];

export type PersonRole = 'applicant' | 'candidate' | 'freelancer' | 'lead';

/** Reads in one query everything that the page of one person shows. */
export async function findPerson(client: BrowserClient, id: string) {
  const row = await unwrap(
    client
      .from('people')
      .select(
        `id, first_name, last_name, full_name, email, email_confirmed_at, phone, linkedin_url, language, location, headline, source,
         last_activity_at, created_at, updated_at, renamed_at, legal_hold, erase_after, erasure_requested_at,
         anonymised_at, merged_into,
         applications(id, stage, created_at, withdrawn_at, rating, source, job:jobs(id, title, client:clients(name))),
         candidates(state, fields, skills, seniority, years_of_experience, locations, remote, available_from, summary,
           consent_expires_at, renewal_mailed_at),
         freelancers(state, skills, day_rate, currency, consent_expires_at),
         waiting_list(id, company, state, created_at),
         client_contacts(title, client:clients(id, name)),
         documents(id, kind, bucket, path, file_name, mime_type, size_bytes, created_at),
         consents(id, purpose, language, given_at, expires_at, withdrawn_at, text:consent_texts(version)),
         person_tags(tag_id), legal_holds(reason)`,
      )
      .eq('id', id)
      .order('created_at', { referencedTable: 'applications', ascending: false })
      .order('created_at', { referencedTable: 'documents', ascending: false })
      .order('given_at', { referencedTable: 'consents', ascending: false })
      .maybeSingle(),
  );
  return row;
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
export type PersonApplication = Person['applications'][number];
export type PersonDocument = Person['documents'][number];
export type PersonConsent = Person['consents'][number];

export const titleText = (title: unknown) => (title ?? {}) as LocalizedText;

export function rolesOf(person: Person): PersonRole[] {
  const roles: [PersonRole, boolean][] = [
    ['applicant', person.applications.length > 0],
    ['candidate', person.candidates !== null],
    ['freelancer', person.freelancers !== null],
    ['lead', person.waiting_list.length > 0],
  ];
  return roles.flatMap(([role, has]) => (has ? [role] : []));
}

export type TimelineEvent = Public['Views']['person_timeline']['Row'] & {
  answer: ClientAnswer;
  /** The title of the task that the event is about. */
  task?: string;
  /** The jobs of a move from one to another. */
  moved?: MovedJobs;
  /** The job that the application had then, if it has another one now. */
  job?: JobName;
};

export async function listTimeline(
  client: BrowserClient,
  personId: string,
  limit: number,
): Promise<TimelineEvent[]> {
  const events = await unwrap(
    client
      .from('person_timeline')
      .select()
      .eq('person_id', personId)
      .order('created_at', { ascending: false })
      .limit(limit),
  );
  const [answerOf, jobsOf, taskOf] = await Promise.all([
    listClientAnswers(client, events),
    listMovedJobs(client, events),
    listTaskTitles(client, events),
  ]);
  return events.map((event) => ({
    ...event,
    answer: answerOf(event),
    task: taskOf(event),
    ...jobsOf(event),
  }));
}

export type Tag = { id: string; name: string; colour: TagColour };

const tagColumns = 'id, name, colour';
export type TagRow = { id: string; name: unknown; colour: string };

/** Converts a row. The constraint of the table allows no other colours. */
export const toTag = (row: TagRow): Tag => ({
  id: row.id,
  name: String(row.name),
  colour: row.colour as TagColour,
});

export async function listTags(client: BrowserClient): Promise<Tag[]> {
  const rows = await unwrap(client.from('tags').select(tagColumns).order('name').limit(1000));
  return rows.map(toTag);
}

/** Finds a tag by name, or creates it. */
export async function createTag(client: BrowserClient, name: string): Promise<Tag> {
  const [known] = await unwrap(client.from('tags').select(tagColumns).eq('name', name).limit(1));
  if (known) return toTag(known);
  return toTag(await unwrap(client.from('tags').insert({ name }).select(tagColumns).single()));
}

/** Returns the people who did not have the tag before; undo removes it only from them. */
export async function tagPeople(
  client: BrowserClient,
  tagId: string,
  personIds: string[],
): Promise<string[]> {
  const added = await unwrap(
    client
      .from('person_tags')
      .upsert(
        personIds.map((person_id) => ({ person_id, tag_id: tagId })),
        { onConflict: 'person_id,tag_id', ignoreDuplicates: true },
      )
      .select('person_id'),
  );
  return added.map(({ person_id }) => person_id);
}

export async function untagPeople(
  client: BrowserClient,
  tagId: string,
  personIds: string[],
): Promise<string[]> {
  const removed = await unwrap(
    client
      .from('person_tags')
      .delete()
      .eq('tag_id', tagId)
      .in('person_id', personIds)
      .select('person_id'),
  );
  return removed.map(({ person_id }) => person_id);
}

const signedSeconds = 300;

/** Returns a signed URL that opens the file for five minutes. */
export async function signPersonDocument(
  client: BrowserClient,
  { bucket, path }: Pick<PersonDocument, 'bucket' | 'path'>,
): Promise<string> {
  const { signedUrl } = await unwrap(
    client.storage.from(bucket).createSignedUrl(path, signedSeconds),
  );
  return signedUrl;
}
