import { describe, expect, it } from 'vitest';
import { prepareSearch } from './prepare-search.ts';

const { found, query, createPerson, addDocument, find, explain } = prepareSearch();

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
      found.cluster,
      merged,
    ]);
    await query('update public.people set merged_into = $1 where id = $2', [found.cluster, merged]);
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
