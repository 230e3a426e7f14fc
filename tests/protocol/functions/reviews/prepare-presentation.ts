import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { hashToken } from '../../../../server/email/person-links.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** A shortlist of two people, which is exported as a PDF. */
export function preparePresentation() {
  const shortlist = {} as {
    link: string;
    firstPerson: { item: string; person: string };
    secondPerson: { item: string; person: string };
  };
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });

  const first = async (sql: string, values: unknown[]) => {
    const [row] = await rows(sql, values);
    if (!row) throw new Error('The statement returned no row');
    return row as Record<string, string>;
  };

  /** Applies, and is presented with a note, an answer and a CV. */
  async function present(
    person: Record<string, string>,
    texts: { presentation: string; cv: string },
  ) {
    await server.invoke('apply', applicationForm(person));
    const { id, person_id, cv } = await first(
      `select application.id, person_id, cv_document_id as cv from applications as application
     join people on people.id = person_id where people.email = $1`,
      [person.email],
    );
    await rows(
      `update people set linkedin_url = 'https://www.linkedin.com/in/llamaria-ullberg' where id = $1`,
      [person_id],
    );
    await rows(`update documents set extraction = 'done', extracted_text = $2 where id = $1`, [
      cv,
      texts.cv,
    ]);
    await rows(
      `insert into application_answers (application_id, kind, prompt, answer, position)
     values ($1, 'long_text', '{"en": "Why?", "sv": "Varför?"}', $2, 0)`,
      [id, JSON.stringify(`Call ${person.first_name} on +46 (0)70-555 12 34`)],
    );
    await rows(
      `insert into application_notes (application_id, author_id, body, is_for_client)
     values ($1, $2, 'Llamaria Ullbergs referens: chef@ull.example', true)`,
      [id, cast.rasmus.id],
    );
    const item = await first(
      `insert into review_link_items (review_link_id, application_id, presentation, position)
     values ($1, $2, $3, (select count(*) from review_link_items)) returning id`,
      [shortlist.link, id, texts.presentation],
    );
    return { item: String(item.id), person: String(person_id) };
  }

  beforeAll(async () => {
    ({ id: shortlist.link = '' } = await first(
      `insert into review_links (shared_at, job_id, token_hash, recipient_name, language, message)
     select now(), id, $1, 'Ines Ek', 'sv', 'Börja gärna med Llamaria!' from jobs where slug = 'hygglo-fullstack-developer'
     returning id`,
      [hashToken(randomUUID())],
    ));
    shortlist.firstPerson = await present(
      {
        email: 'llamaria@people.example',
        first_name: 'Llamaria',
        last_name: 'Ullberg',
        phone: '070-555 12 34',
      },
      {
        presentation:
          'Llamaria är en skicklig utvecklare 🦙. Ullberg leder gärna. Läs Llamarias blogg på www.llamaria.example.',
        cv: 'LLAMARIA ULLBERG\nllamaria@people.example · 070 555 12 34\nlinkedin.com/in/llamaria-ullberg\n850101-1234\nUtvecklare 2015–2018, Ullverket',
      },
    );
    shortlist.secondPerson = await present(
      {
        email: 'bo@people.example',
        first_name: 'Bo',
        last_name: 'Ek-Lund',
        phone: '070-555 99 99',
      },
      { presentation: 'Lång text. '.repeat(350), cv: 'Ett långt cv. '.repeat(3000) },
    );
  });

  const exported = async (selection: object, as: 'rasmus' | 'edith' = 'rasmus') => {
    const { status, data } = await server.invoke(
      'export-presentation',
      { review_link_id: shortlist.link, ...selection },
      { as },
    );
    return status === 200
      ? { status, ...(await readPdf(data)) }
      : { status, text: '', pages: [], info: {} };
  };

  return { shortlist, server, rows, exported };
}
