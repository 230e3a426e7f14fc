import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { preparePeople } from '../prepare-people.ts';

const { query, as, createPerson } = preparePeople();

const addDocument = (person: string, text: string) =>
  query(
    `insert into public.documents (person_id, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
     values ($1, $2, 'cv.pdf', 'application/pdf', 1, repeat('0', 64), 'done', $3)`,
    [person, randomUUID(), text],
  );

const indexInBackground = () => query('select private.index_stale_people(100)');

const find = (text: string) =>
  as('recruiter', 'select id from public.find_in_people_list($1)', [text]);

const explain = (text: string, people: string[]) =>
  as('recruiter', 'select source, excerpt from public.explain_search($1, $2)', [text, people]);

/** Words of other scripts with hyphens, each of which is stored as a whole and in parts. */
const manyWords = Array.from({ length: 40_000 }, (_, index) => {
  const letter = (seed: number) => String.fromCharCode(0x4e00 + ((index * seed) % 20_000));
  return `${letter(1)}${letter(7)}-${letter(13)}${letter(17)}`;
}).join(' ');

describe('a hostile text is indexed within seconds', () => {
  it.each([
    ['addresses without spaces', 'a1@'],
    ['hyphens and digits', 'a-1-'],
    ['names with underscores', 'a1_'],
    ['unfinished comments', '<!-- '],
    ['unfinished tags', '<a "'],
    ['dots before an address', '1.a@'],
  ])('%s', async (_, part) => {
    const person = await createPerson({});
    const word = `quokka${randomUUID().slice(0, 4)}`;
    await addDocument(person, `${word} ${part.repeat(200_000 / part.length)}`);
    await indexInBackground();
    expect(await find(word)).toEqual([{ id: person }]);
    expect(await explain(word, [person])).toMatchObject([{ source: 'document' }]);
  });

  it('a cover letter of an anonymous applicant too', async () => {
    const person = await createPerson({});
    const [job] = await query(
      `insert into public.jobs (slug, kind, field, title, state)
       values ('hostile', 'internal', 'tech', '{"en": "Search"}', 'open') returning id`,
    );
    await query(
      'insert into public.applications (person_id, job_id, cover_letter) values ($1, $2, $3)',
      [person, job.id, 'a1@'.repeat(2600)],
    );
    expect(await find('a1')).toContainEqual({ id: person });
  });
});

describe('a person with more words than the index takes', () => {
  it('is indexed with the first of them, and can still be changed', async () => {
    const person = await createPerson({});
    await addDocument(person, `wombatology ${manyWords}`);
    await query(`update public.people set headline = 'Numbatology' where id = $1`, [person]);
    await indexInBackground();
    expect(await find('wombatology numbatology')).toEqual([{ id: person }]);
  });

  it('is indexed with the newest CV when there are many', async () => {
    const person = await createPerson({});
    await addDocument(person, 'x '.repeat(250_000));
    await addDocument(person, 'x '.repeat(250_000));
    await addDocument(person, 'Bilbyology');
    await indexInBackground();
    expect(await find('bilbyology')).toEqual([{ id: person }]);
  });
});

describe('a person with long texts', () => {
  it('is indexed in the background, once for all changes', async () => {
    const person = await createPerson({});
    await addDocument(person, `Potoroology ${'x '.repeat(60_000)}`);
    await query(`update public.people set headline = 'Dunnartology' where id = $1`, [person]);
    expect(await find('potoroology')).toEqual([]);
    await indexInBackground();
    await query(`update public.people set headline = 'Quollology' where id = $1`, [person]);
    expect(await find('dunnartology')).toEqual([{ id: person }]);
    await indexInBackground();
    expect(await find('potoroology quollology')).toEqual([{ id: person }]);
    expect(await find('dunnartology')).toEqual([]);
  });

  it('leaves the index at once when merged or erased', async () => {
    const person = await createPerson({});
    await addDocument(person, `Kowariology ${'x '.repeat(60_000)}`);
    await indexInBackground();
    await query(
      `update public.people set anonymised_at = now(), first_name = '', last_name = '' where id = $1`,
      [person],
    );
    const remainingRows = await query('select from private.person_words where person_id = $1', [
      person,
    ]);
    expect(remainingRows).toEqual([]);
  });
});

describe('a search with many equal words', () => {
  it.each([
    ['in a phrase', `"${'ab '.repeat(160)}"`],
    ['alone', 'ab '.repeat(160)],
    ['beyond the part that is read', 'a '.repeat(400_000)],
  ])('%s finds and explains', async (_, text) => {
    const person = await createPerson({});
    await addDocument(person, 'ab a '.repeat(100_000));
    await indexInBackground();
    await find(text);
    expect((await explain(text, [person])).length).toBeLessThanOrEqual(1);
  });

  it('marks a phrase as before', async () => {
    const person = await createPerson({});
    await addDocument(person, 'Sold kayaks. Later she led the kayak factory in Luleå.');
    expect(await explain('"kayak factory"', [person])).toEqual([
      { source: 'document', excerpt: expect.stringContaining('⟦kayak⟧ ⟦factory⟧') },
    ]);
  });
});
