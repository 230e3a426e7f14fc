import { randomUUID } from 'node:crypto';
import type { Database } from '../../../domain/database.types.ts';
import type { Backend } from './backend.ts';

// Creates people for the tests of the back office, each with a unique name.

type NewPerson = Database['public']['Tables']['people']['Insert'];

let count = 0;

export async function createPerson(
  { service }: Backend,
  fields: NewPerson = {},
): Promise<{ id: string; name: string; email: string }> {
  count += 1;
  const lastName = `Påhitt-${randomUUID().slice(0, 8)}`;
  const email = `person-${randomUUID()}@people.example`;
  const { data } = await service
    .from('people')
    .insert({ first_name: `Prov${count}`, last_name: lastName, email, ...fields })
    .select('id, full_name, email')
    .single()
    .throwOnError();
  return { id: data.id, name: data.full_name, email: String(data.email) };
}

/** A person in the candidate bank, with a unique word in the CV. */
export async function createCandidate(backend: Backend, word: string, fields?: NewPerson) {
  const person = await createPerson(backend, fields);
  await backend.service
    .from('candidates')
    .insert({ person_id: person.id, skills: ['Keramik', 'Postgres'], fields: ['tech'] })
    .throwOnError();
  await backend.service
    .from('documents')
    .insert({
      person_id: person.id,
      path: `${person.id}/cv.txt`,
      file_name: 'cv.txt',
      mime_type: 'text/plain',
      size_bytes: 100,
      sha256: 'a'.repeat(64),
      extraction: 'done',
      extracted_text: `${person.name}\nTen years with ${word} in a small team.`,
    })
    .throwOnError();
  return person;
}

export async function getJob({ service }: Backend, slug: string) {
  const { data } = await service
    .from('jobs')
    .select('id, title')
    .eq('slug', slug)
    .single()
    .throwOnError();
  return { id: data.id, title: (data.title as { en: string }).en };
}

export async function createApplication(
  { service }: Backend,
  personId: string,
  jobId: string,
  fields: Partial<Database['public']['Tables']['applications']['Insert']> = {},
): Promise<string> {
  const { data } = await service
    .from('applications')
    .insert({ person_id: personId, job_id: jobId, ...fields })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

/** One application in each of the stages, by people with unique names. */
export async function createApplications(backend: Backend, job: { id: string }, stages: string[]) {
  const applications = [];
  for (const stage of stages) {
    const person = await createPerson(backend);
    const decision = stage === 'rejected' && {
      reject_reason: 'skills',
      merit_note: 'Other skills.',
    };
    const id = await createApplication(backend, person.id, job.id, {
      stage: stage as 'new',
      ...decision,
    });
    applications.push({ id, name: person.name });
  }
  return applications;
}
