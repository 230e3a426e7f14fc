import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Actor } from '../../../fixtures/cast.ts';
import { preparePeople } from '../prepare-people.ts';

/** People with texts of every kind, and the search among them. */
export function prepareSearch() {
  const found = {} as { cluster: string; seamstress: string; application: string };
  const { query, as, createPerson } = preparePeople();

  const outsiders = ['anon', 'account', 'pending', 'editor'] as const;

  const addDocument = (person: string, fileName: string, text: string) =>
    query(
      `insert into public.documents (person_id, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
     values ($1, $2, $3, 'application/pdf', 1, repeat('0', 64), 'done', $4)`,
      [person, randomUUID(), fileName, text],
    );

  async function find(text: string, actor: Actor = 'recruiter'): Promise<string[]> {
    const sql = 'select full_name from public.find_in_people_list($1) order by 1';
    const matchingRows = await as(actor, sql, [text]);
    return matchingRows.map(({ full_name }) => full_name.replace('Sami ', ''));
  }

  async function explain(text: string, person: string) {
    const [why] = await as(
      'recruiter',
      'select source, label, excerpt from public.explain_search($1, $2)',
      [text, [person]],
    );
    return why;
  }

  const teachers = ['Larsdotter', 'Lärarsson', 'Skolström'];

  beforeAll(async () => {
    found.cluster = await createPerson({
      last_name: 'Klusterson',
      email: 'kluster@people.example',
    });
    await addDocument(
      found.cluster,
      'cv.pdf',
      'Ran Kubernetes clusters and Node.js services in C++ and React/Redux. Led a platform team in Göteborg. Ledde projekten.',
    );
    found.seamstress = await createPerson({ last_name: 'Nålsdotter', email: 'nal@people.example' });
    await query(
      `insert into public.candidates (person_id, skills, summary) values ($1, '{Sömnad,C#}', 'Sews sails for platforms')`,
      [found.seamstress],
    );
    await createPerson({ last_name: 'Larsdotter', headline: 'Lars vän' });
    await createPerson({ last_name: 'Lärarsson', headline: 'Utbildar lärarna' });
    await createPerson({ last_name: 'Skolström', headline: 'Lärare i matematik' });
    const [job] = await query(
      `insert into public.jobs (slug, kind, field, title, state)
     values ('sok', 'internal', 'tech', '{"en": "Search"}', 'open') returning id`,
    );
    [{ id: found.application }] = await query(
      `insert into public.applications (person_id, job_id, cover_letter) values ($1, $2, 'I like glaciers')
     returning id`,
      [found.seamstress, job.id],
    );
  });

  return { found, query, as, createPerson, outsiders, addDocument, find, explain, teachers };
}
