import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxPrintedCvLength } from '../../../../domain/review.ts';
import { hashToken } from '../../../../server/email/person-links.ts';
import { loadPresentation } from '../../../../server/features/reviews/presentation/load.ts';
import type { Query } from '../../../../server/postgres/query.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let link: string;

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
    [link, id, texts.presentation],
  );
  return { item: String(item.id), person: String(person_id) };
}

let firstPerson: { item: string; person: string };
let secondPerson: { item: string; person: string };

beforeAll(async () => {
  ({ id: link = '' } = await first(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name, language, message)
     select now(), id, $1, 'Ines Ek', 'sv', 'Börja gärna med Llamaria!' from jobs where slug = 'hygglo-fullstack-developer'
     returning id`,
    [hashToken(randomUUID())],
  ));
  firstPerson = await present(
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
  secondPerson = await present(
    { email: 'bo@people.example', first_name: 'Bo', last_name: 'Ek-Lund', phone: '070-555 99 99' },
    { presentation: 'Lång text. '.repeat(350), cv: 'Ett långt cv. '.repeat(3000) },
  );
});

const exported = async (wanted: object, as: 'rasmus' | 'edith' = 'rasmus') => {
  const { status, data } = await server.invoke(
    'export-presentation',
    { review_link_id: link, ...wanted },
    { as },
  );
  return status === 200
    ? { status, ...(await readPdf(data)) }
    : { status, text: '', pages: [], info: {} };
};

describe('a presentation with names', () => {
  it('has all that the client sees, in the language of the link', async () => {
    const { text, info } = await exported({ is_anonymous: false, item_id: firstPerson.item });
    for (const expectedText of [
      'Kandidatpresentation',
      'Till Ines Ek, Hygglo',
      'Llamaria Ullberg',
      'llamaria@people.example',
      'Vår bedömning',
      'en skicklig utvecklare .',
      'Anteckningar',
      'Varför?',
      'Utvecklare 2015–2018, Ullverket',
      'Sida 1 av 1',
    ]) {
      expect(text).toContain(expectedText);
    }
    expect(text).not.toContain('Börja gärna');
    expect(info.Title).toContain('Llamaria Ullberg');
  });

  it('goes on over many pages, and cuts a CV that is too long', async () => {
    const { text, pages } = await exported({ is_anonymous: false });
    expect(pages.length).toBeGreaterThan(4);
    expect(pages[0]).toContain('Slutkandidater');
    expect(pages[0]).toContain('Bo Ek-Lund');
    expect(pages.at(-1)).toContain(`Sida ${pages.length} av ${pages.length}`);
    expect(text).toContain('Resten av cv:t är utelämnat här.');
    expect(text.length).toBeLessThan(2 * maxPrintedCvLength);
  });

  it('is recorded for each person', async () => {
    await exported({ is_anonymous: true, item_id: secondPerson.item });
    const [entry] = await rows(
      `select actor_id, table_name, row_id from audit_log where action = 'export' order by id desc limit 1`,
      [],
    );
    expect(entry).toEqual({
      actor_id: cast.rasmus.id,
      table_name: 'people',
      row_id: secondPerson.person,
    });
  });
});

it('leaves out people who are rejected, if staff want that', async () => {
  const setStage = (stage: string) =>
    rows(
      `update applications set stage = $2, merit_note = 'Others knew more.' where person_id = $1`,
      [firstPerson.person, stage],
    );
  await setStage('rejected');
  const whole = await exported({ is_anonymous: false });
  expect(whole.text).toContain('Utvecklare 2015–2018');
  const { text } = await exported({ is_anonymous: false, without_rejected: true });
  expect(text).toContain('Bo Ek-Lund');
  expect(text).not.toContain('Utvecklare 2015–2018');
  await setStage('interview');
});

describe('an anonymous presentation', () => {
  it('names the person nowhere', async () => {
    const { text, info } = await exported({ is_anonymous: true });
    const everything = `${text} ${JSON.stringify(info)}`;
    for (const expectedText of [
      'Kandidat A är en skicklig',
      'Börja gärna med Kandidat A!',
      '2015–2018',
    ]) {
      expect(everything).toContain(expectedText);
    }
    expect(everything).not.toMatch(
      /llamaria|ullberg|ek-lund|555|850101|people\.example|ull\.example/i,
    );
  });

  it('hides unusual spellings in every text', async () => {
    await rows(
      `update documents set extracted_text = $2 where id =
         (select cv_document_id from applications where person_id = $1)`,
      [
        firstPerson.person,
        'L L A M A R I A  U L L B E R G\nUll-\nberg, Llama\u00adria_Ullberg_CV.pdf\nGitHub.com/llamaria · llamaria (at) people.example\n070–555 12 34',
      ],
    );
    await rows(
      `update people set location = 'Llamaria Ullbergs by', headline = 'ullbergllamaria.se' where id = $1`,
      [firstPerson.person],
    );
    await rows(
      `update application_answers set prompt = '{"en": "Llamaria?", "sv": "Llamaria?"}'
       where application_id = (select id from applications where person_id = $1)`,
      [firstPerson.person],
    );
    const { text } = await exported({ is_anonymous: true });
    expect(text).toContain('… · Kandidat A by');
    expect(text.replace(/\s/g, '')).not.toMatch(/llamaria|ullberg|berg|555|example/i);
  });

  it('is loaded with as many statements for many texts as for one', async () => {
    await rows(
      `insert into application_notes (application_id, author_id, body, is_for_client)
       select application.id, $1, 'Llamaria ' || number, true
       from applications as application, generate_series(1, 100) as number where person_id = any ($2)`,
      [cast.rasmus.id, [firstPerson.person, secondPerson.person]],
    );
    const statements: unknown[] = [];
    const { people } = await server.database.transaction((query) => {
      const counted = ((...given: Parameters<Query>) => {
        statements.push(given[0]);
        return query(...given);
      }) as Query;
      return loadPresentation(counted, { review_link_id: link, is_anonymous: true });
    });
    expect(people.map(({ notes }) => notes.length)).toEqual([101, 101]);
    expect(statements).toHaveLength(2);
    await rows(`delete from application_notes where body ~ '^Llamaria [0-9]+$'`);
  });

  it('keeps the letter of a person who is printed alone', async () => {
    const { text } = await exported({ is_anonymous: true, item_id: secondPerson.item });
    expect(text).toContain('utelämnade. Kandidat B Vår bedömning');
    // A note compares the two.
    expect(text).toContain('Kandidat A referens: …');
  });
});

it('shows nobody who is awaiting erasure, and is for recruiters', async () => {
  expect((await exported({ is_anonymous: false }, 'edith')).status).toBe(403);
  expect((await exported({ is_anonymous: false, review_link_id: randomUUID() })).status).toBe(404);
  await rows(`update people set erase_after = now() + interval '1 day' where id = $1`, [
    firstPerson.person,
  ]);
  expect((await exported({ is_anonymous: false, item_id: firstPerson.item })).status).toBe(404);
  expect((await exported({ is_anonymous: false })).text).not.toContain('Utvecklare 2015–2018');
});
