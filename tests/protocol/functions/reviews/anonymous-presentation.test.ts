import { describe, expect, it } from 'vitest';
import { loadPresentation } from '../../../../server/features/reviews/presentation/load.ts';
import type { Query } from '../../../../server/postgres/query.ts';
import { cast } from '../../../fixtures/cast.ts';
import { preparePresentation } from './prepare-presentation.ts';

const { shortlist, server, rows, exported } = preparePresentation();

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
        shortlist.firstPerson.person,
        'L L A M A R I A  U L L B E R G\nUll-\nberg, Llama\u00adria_Ullberg_CV.pdf\nGitHub.com/llamaria · llamaria (at) people.example\n070–555 12 34',
      ],
    );
    await rows(
      `update people set location = 'Llamaria Ullbergs by', headline = 'ullbergllamaria.se' where id = $1`,
      [shortlist.firstPerson.person],
    );
    await rows(
      `update application_answers set prompt = '{"en": "Llamaria?", "sv": "Llamaria?"}'
       where application_id = (select id from applications where person_id = $1)`,
      [shortlist.firstPerson.person],
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
      [cast.rasmus.id, [shortlist.firstPerson.person, shortlist.secondPerson.person]],
    );
    const statements: unknown[] = [];
    const { people } = await server.database.transaction((query) => {
      const counted = ((...parameters: Parameters<Query>) => {
        statements.push(parameters[0]);
        return query(...parameters);
      }) as Query;
      return loadPresentation(counted, { review_link_id: shortlist.link, is_anonymous: true });
    });
    expect(people.map(({ notes }) => notes.length)).toEqual([101, 101]);
    expect(statements).toHaveLength(2);
    await rows(`delete from application_notes where body ~ '^Llamaria [0-9]+$'`);
  });

  it('keeps the letter of a person who is printed alone', async () => {
    const { text } = await exported({ is_anonymous: true, item_id: shortlist.secondPerson.item });
    expect(text).toContain('utelämnade. Kandidat B Vår bedömning');
    // A note compares the two.
    expect(text).toContain('Kandidat A referens: …');
  });
});
