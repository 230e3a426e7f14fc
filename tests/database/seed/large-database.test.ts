import { describe, expect, test } from 'vitest';
import { seedLarge } from '../../../database/seed/large/seed-large.ts';
import { seedEssential } from '../../../database/seed/load.ts';
import { prepareSeeding } from './prepare-seeding.ts';
import { brokenPaths, countRows } from './seed-queries.ts';

const { seeding, readValue } = prepareSeeding();

describe('the large database', () => {
  const counts = { people: 300, applications: 900 };
  const indexes = `select jsonb_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'`;
  const triggers = `select jsonb_agg(tgrelid::regclass || tgname::text || tgenabled::text order by tgrelid, tgname)
    from pg_trigger where not tgisinternal`;

  test('has as many as asked for, with histories and search, and all indexes and triggers again', async () => {
    await seedEssential(seeding.client);
    const before = [await readValue(indexes), await readValue(triggers)];
    const seen = new Set<string>();

    expect(await seedLarge(seeding.client, counts, (what) => seen.add(what))).toBe(true);

    expect([...seen]).toEqual([
      'people',
      'people’s CVs',
      'people’s profiles',
      'jobs',
      'jobs’ owners',
      'applications',
      'applications’ events',
      'applications’ stages',
      'indexes',
      'people’s words',
      'indexes of words',
    ]);
    expect([await readValue(indexes), await readValue(triggers)]).toEqual(before);
    expect(await readValue('select count(*)::integer from public.people')).toBe(counts.people);
    expect(await readValue('select count(*)::integer from public.applications')).toBe(
      counts.applications,
    );
    expect((await seeding.client.query(brokenPaths)).rows).toEqual([]);
    expect(
      await readValue(`select count(*)::integer from public.applications as application
        join public.jobs as job on job.id = job_id where application.created_at < job.opens_at`),
    ).toBe(0);
    expect(
      await readValue(`select count(*)::integer from private.people_found('typescript')`),
    ).toBeGreaterThan(5);
    // They are put together from those of known texts: the triggers would have collected the same.
    const words = 'select array_agg(strip(words) order by person_id) from private.person_words';
    const written = await readValue(words);
    await seeding.client.query('select private.index_people(array(select id from public.people))');
    expect(await readValue(words)).toEqual(written);
  });

  test('is written once, completely or not at all', async () => {
    await seedEssential(seeding.client);
    const before = await countRows(seeding.client);
    const stumble = (what: string) => {
      if (what === 'indexes') throw new Error('the power is gone');
    };
    await expect(seedLarge(seeding.client, counts, stumble)).rejects.toThrow('the power is gone');
    expect(await countRows(seeding.client)).toEqual(before);

    expect(await seedLarge(seeding.client, counts)).toBe(true);
    expect(await seedLarge(seeding.client, counts)).toBe(false);
    expect(await readValue('select count(*)::integer from public.people')).toBe(counts.people);
  });
});
