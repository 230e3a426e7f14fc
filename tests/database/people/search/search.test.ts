import { describe, expect, it } from 'vitest';
import { prepareSearch } from './prepare-search.ts';

const { found, query, as, find, teachers } = prepareSearch();

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
      [found.application],
    );
    expect(await find('sömnad mornings')).toEqual(['Nålsdotter']);
    await query('delete from public.application_notes where application_id = $1', [
      found.application,
    ]);
    expect(await find('mornings')).toEqual([]);
    await query(
      `insert into public.person_notes (person_id, body)
       select person_id, 'Prefers mornings' from public.applications where id = $1`,
      [found.application],
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
      [found.application],
    );
    expect(await find('thimble nattlig')).toEqual(['Nålsdotter']);
    expect(await find('daglig')).toEqual([]);
  });

  it('by a tag, also after it was renamed', async () => {
    const [tag] = await query(`insert into public.tags (name) values ('Sailmakers') returning id`);
    await query('insert into public.person_tags (person_id, tag_id) values ($1, $2)', [
      found.seamstress,
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
      { id: found.seamstress },
    ]);
    expect(await as('recruiter', `select id from public.find_applications('sails')`)).toEqual([
      { id: found.application },
    ]);
    await query(`update public.people set last_activity_at = now() where id = $1`, [
      found.seamstress,
    ]);
    await query(
      `update public.candidates set summary = 'Klusterson taught me' where person_id = $1`,
      [found.seamstress],
    );
    expect(await as('recruiter', `select id from public.find_people('klusterson')`)).toEqual([
      { id: found.cluster },
      { id: found.seamstress },
    ]);
  });
});
