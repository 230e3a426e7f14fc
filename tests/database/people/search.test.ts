import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../fixtures/cast.ts';
import { preparePeople } from './prepare-people.ts';

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
  const found = await as(actor, sql, [text]);
  return found.map(({ full_name }) => full_name.replace('Sami ', ''));
}

async function explain(text: string, person: string) {
  const [why] = await as(
    'recruiter',
    'select source, label, excerpt from public.explain_search($1, $2)',
    [text, [person]],
  );
  return why;
}

let cluster: string;
let seamstress: string;
let application: string;
const teachers = ['Larsdotter', 'Lärarsson', 'Skolström'];

beforeAll(async () => {
  cluster = await createPerson({ last_name: 'Klusterson', email: 'kluster@people.example' });
  await addDocument(
    cluster,
    'cv.pdf',
    'Ran Kubernetes clusters and Node.js services in C++ and React/Redux. Led a platform team in Göteborg. Ledde projekten.',
  );
  seamstress = await createPerson({ last_name: 'Nålsdotter', email: 'nal@people.example' });
  await query(
    `insert into public.candidates (person_id, skills, summary) values ($1, '{Sömnad,C#}', 'Sews sails for platforms')`,
    [seamstress],
  );
  await createPerson({ last_name: 'Larsdotter', headline: 'Lars vän' });
  await createPerson({ last_name: 'Lärarsson', headline: 'Utbildar lärarna' });
  await createPerson({ last_name: 'Skolström', headline: 'Lärare i matematik' });
  const [job] = await query(
    `insert into public.jobs (slug, kind, field, title, state)
     values ('sok', 'internal', 'tech', '{"en": "Search"}', 'open') returning id`,
  );
  [{ id: application }] = await query(
    `insert into public.applications (person_id, job_id, cover_letter) values ($1, $2, 'I like glaciers')
     returning id`,
    [seamstress, job.id],
  );
});

describe('a search finds people', () => {
  it.each([
    ['kubernetes', ['Klusterson']],
    ['kube', ['Klusterson']],
    ['KUBE', ['Klusterson']],
    ['node', ['Klusterson']],
    ['node.js', ['Klusterson']],
    ['c++', ['Klusterson']],
    ['c#', ['Nålsdotter']],
    ['redux', ['Klusterson']],
    ['somnad', ['Nålsdotter']],
    ['Nålsdotter', ['Nålsdotter']],
    ['nalsd', ['Nålsdotter']],
    ['goteborg', ['Klusterson']],
    ['cluster', ['Klusterson']],
    ['projekt', ['Klusterson']],
    ['projektens', ['Klusterson']],
    ['glacier', ['Nålsdotter']],
    ['platform', ['Klusterson', 'Nålsdotter']],
    ['platform kubernetes', ['Klusterson']],
    ['platform AND kubernetes', ['Klusterson']],
    ['kubernetes OR sömnad', ['Klusterson', 'Nålsdotter']],
    ['kubernetes eller sömnad', []],
    ['kubernetes ELLER sömnad', ['Klusterson', 'Nålsdotter']],
    ['platform -kubernetes', ['Nålsdotter']],
    ['platform NOT sömnad', ['Klusterson']],
    ['(kubernetes OR sömnad) AND göteborg', ['Klusterson']],
    ['(kubernetes OR', ['Klusterson']],
    ['kubernetes ) OR ( sömnad', ['Klusterson', 'Nålsdotter']],
    ['"platform team"', ['Klusterson']],
    ['"team platform"', []],
    ['"platform team', ['Klusterson']],
    ['”platform team”', ['Klusterson']],
    ['“team platform”', []],
    ['a platform in göteborg', ['Klusterson']],
    ['-kubernetes', []],
    ['"', []],
    ['()', []],
    ["o'brien & | ! :* <-> \\", []],
  ])('%s', async (text, names) => {
    expect(await find(text)).toEqual(names);
  });

  it.each([
    ['lärare', ['Lärarsson', 'Skolström']],
    ['lärarna', ['Lärarsson', 'Skolström']],
    ['lars', ['Larsdotter']],
  ])('%s: teachers are not called Lars', async (text, names) => {
    expect((await find(text)).filter((name) => teachers.includes(name))).toEqual(names);
  });

  it('by words of different texts: the profile and a note', async () => {
    await query(
      `insert into public.application_notes (application_id, body) values ($1, 'Prefers mornings')`,
      [application],
    );
    expect(await find('sömnad mornings')).toEqual(['Nålsdotter']);
    await query('delete from public.application_notes where application_id = $1', [application]);
    expect(await find('mornings')).toEqual([]);
    await query(
      `insert into public.person_notes (person_id, body)
       select person_id, 'Prefers mornings' from public.applications where id = $1`,
      [application],
    );
    expect(await find('sömnad mornings')).toEqual(['Nålsdotter']);
    await query('delete from public.person_notes');
    expect(await find('mornings')).toEqual([]);
  });

  it('by an answer and the label of a choice', async () => {
    await query(
      `insert into public.application_answers (application_id, kind, prompt, answer, options) values
         ($1, 'short_text', '{"en": "Tool"}', '"thimble"', '[]'),
         ($1, 'single_choice', '{"en": "Shift"}', '"s1"',
          '[{"value": "s1", "label": {"en": "Nightly", "sv": "Nattlig"}}, {"value": "s2", "label": {"en": "Daily", "sv": "Daglig"}}]')`,
      [application],
    );
    expect(await find('thimble nattlig')).toEqual(['Nålsdotter']);
    expect(await find('daglig')).toEqual([]);
  });

  it('by a tag, also after it was renamed', async () => {
    const [tag] = await query(`insert into public.tags (name) values ('Sailmakers') returning id`);
    await query('insert into public.person_tags (person_id, tag_id) values ($1, $2)', [
      seamstress,
      tag.id,
    ]);
    expect(await find('sailmaker')).toEqual(['Nålsdotter']);
    await query(`update public.tags set name = 'Riggers' where id = $1`, [tag.id]);
    expect(await query('select private.index_stale_people(10) as done')).toEqual([{ done: 1 }]);
    expect(await find('rigger')).toEqual(['Nålsdotter']);
    expect(await find('sailmaker')).toEqual([]);
  });

  it('in the lists of candidates and applications, and in pickers with names first', async () => {
    expect(await as('recruiter', `select id from public.find_in_candidate_list('sails')`)).toEqual([
      { id: seamstress },
    ]);
    expect(await as('recruiter', `select id from public.find_applications('sails')`)).toEqual([
      { id: application },
    ]);
    await query(`update public.people set last_activity_at = now() where id = $1`, [seamstress]);
    await query(
      `update public.candidates set summary = 'Klusterson taught me' where person_id = $1`,
      [seamstress],
    );
    expect(await as('recruiter', `select id from public.find_people('klusterson')`)).toEqual([
      { id: cluster },
      { id: seamstress },
    ]);
  });
});

describe('the search says why', () => {
  it('with the words marked and the file they are in', async () => {
    expect(await explain('kube', cluster)).toEqual({
      source: 'document',
      label: 'cv.pdf',
      excerpt: expect.stringContaining('⟦Kubernetes⟧'),
    });
    expect(await explain('c++', cluster)).toMatchObject({
      excerpt: expect.stringContaining('⟦C++⟧'),
    });
    expect(await explain('projekt -redux', cluster)).toMatchObject({
      excerpt: expect.stringContaining('⟦projekten⟧'),
    });
    expect(await explain('glacier', seamstress)).toMatchObject({ source: 'cover_letter' });
    expect(await explain('volcano', seamstress)).toBeUndefined();
  });

  it('to recruiters alone', async () => {
    for (const actor of outsiders) {
      const call = as(actor, `select public.explain_search('kube', $1)`, [[cluster]]);
      await expect(call).rejects.toThrow(/only recruiters|permission denied/);
    }
    const many = Array.from({ length: 101 }, () => cluster);
    await expect(
      as('recruiter', `select public.explain_search('kube', $1)`, [many]),
    ).rejects.toThrow('at most 100');
  });
});

describe('a misspelt word gets a suggestion', () => {
  const suggest = async (text: string) =>
    (await as('recruiter', 'select public.suggest_search($1) as text', [text]))[0].text;

  it('from words that several people use, and from names', async () => {
    for (const name of ['Ett', 'Två', 'Tre']) {
      await addDocument(await createPerson({ last_name: name }), 'cv.pdf', 'Terraform. Xylofonist');
    }
    await query('select private.collect_known_words()');
    expect(await suggest('terrafrom')).toBe('terraform');
    expect(await suggest('("terafform" OR sömnad) klustersson')).toBe(
      '("terraform" OR sömnad) klusterson',
    );
    expect(await suggest('terraform')).toBeNull();
    expect(await suggest('qqqqwwww')).toBeNull();
    // Used by one person only.
    expect(await suggest('speleologi')).toBeNull();
  });

  it('to recruiters alone', async () => {
    for (const actor of outsiders) {
      await expect(as(actor, `select public.suggest_search('kubernets')`)).rejects.toThrow(
        /only recruiters|permission denied/,
      );
    }
  });
});

describe('a person who goes is not found by their texts', () => {
  it('while waiting for erasure, except by name', async () => {
    const person = await createPerson({ last_name: 'Borta' });
    await addDocument(person, 'cv.pdf', 'Volcanology');
    expect(await find('volcanology')).toEqual(['Borta']);
    await query(`update public.people set erase_after = now() + interval '1 day' where id = $1`, [
      person,
    ]);
    expect(await find('volcanology')).toEqual([]);
    expect(await find('volcanology', 'admin')).toEqual([]);
    expect(await find('borta', 'admin')).toEqual(['Borta']);
    expect(await explain('volcanology', person)).toBeUndefined();
  });

  it('after a merge and an erasure', async () => {
    const merged = await createPerson({ last_name: 'Dubbel' });
    await addDocument(merged, 'cv.pdf', 'Speleology');
    await query('update public.documents set person_id = $1 where person_id = $2', [
      cluster,
      merged,
    ]);
    await query('update public.people set merged_into = $1 where id = $2', [cluster, merged]);
    expect(await find('speleology')).toEqual(['Klusterson']);
    expect(await query('select from private.person_words where person_id = $1', [merged])).toEqual(
      [],
    );
    const erased = await createPerson({ last_name: 'Raderad' });
    await query(
      `update public.people set anonymised_at = now(), first_name = '', last_name = '' where id = $1`,
      [erased],
    );
    expect(await query('select from private.person_words where person_id = $1', [erased])).toEqual(
      [],
    );
  });
});
