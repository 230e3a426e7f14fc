import { describe, expect, test } from 'vitest';
import { isEmpty, seedEssential } from '../../../database/seed/load.ts';
import { prepareSeeding } from './prepare-seeding.ts';

const { seeding, readValue } = prepareSeeding();

describe('the essential content', () => {
  test('is written once and leaves the database as empty as before', async () => {
    expect(await seedEssential(seeding.client)).toBe(true);
    expect(await seedEssential(seeding.client)).toBe(false);
    expect(await readValue('select count(*)::integer from public.jobs where is_fixed')).toBe(3);
    expect(await isEmpty(seeding.client)).toBe(true);
  });

  test('has questions and three positions, which stay away once the owner removes them', async () => {
    const counts = async () => [
      await readValue('select count(*)::integer from public.faq_entries'),
      await readValue('select count(*)::integer from public.open_positions'),
    ];
    await seedEssential(seeding.client);
    expect(await counts()).toEqual([17, 3]);
    await seeding.client.query('delete from public.faq_entries; delete from public.open_positions');
    await seeding.client.query(
      `update public.settings set value = '"older"' where key = 'essential_content'`,
    );
    await seedEssential(seeding.client);
    expect(await counts()).toEqual([0, 0]);
  });

  test('has no invented customers and colleagues', async () => {
    await seedEssential(seeding.client);
    for (const table of ['customer_logos', 'testimonials', 'team_members']) {
      expect(await readValue(`select count(*)::integer from public.${table}`)).toBe(0);
    }
    expect(await readValue('select array_agg(distinct state)::text from public.page_texts')).toBe(
      '{draft}',
    );
  });

  test('a demo of an earlier version gets the team that was part of the program', async () => {
    await seeding.client.query(
      `insert into public.settings (key, value) values ('demo_content', '"2025"')`,
    );
    await seedEssential(seeding.client);
    expect(await readValue('select count(*)::integer from public.team_members')).toBe(5);
    expect(
      await readValue('select state::text from public.page_texts where page = $$about$$'),
    ).toBe('published');
  });

  test('a newer version updates unedited content and keeps edited content', async () => {
    await seedEssential(seeding.client);
    await seeding.client.query(`
      update public.email_templates set subject = '{"en": "Ours", "sv": "Vår"}' where key = 'application_received';
      update public.email_templates
        set subject = '{"en": "Old", "sv": "Gammal"}', default_subject = '{"en": "Old", "sv": "Gammal"}'
        where key = 'application_rejected';
      update public.clients set name = 'Hygglo Group' where name = 'Hygglo';
      update public.jobs set title = '{"en": "Builder", "sv": "Byggare"}' where slug = 'ilog-digital-designer';
      delete from public.email_templates where key = 'candidate_welcome';
      delete from public.job_questions where job_id = (select id from public.jobs where slug = 'ilog-digital-designer');
      update public.settings set value = '"an older version"' where key = 'essential_content'`);
    const questions = await readValue('select count(*)::integer from public.job_questions');

    expect(await seedEssential(seeding.client)).toBe(true);

    const subject = (key: string) =>
      readValue(`select subject ->> 'en' from public.email_templates where key = '${key}'`);
    expect(await subject('application_received')).toBe('Ours');
    expect(await subject('application_rejected')).toMatch(/{{ job_title }}/);
    expect(await subject('candidate_welcome')).toBeTypeOf('string');
    expect(await readValue('select count(*)::integer from public.clients')).toBe(3);
    expect(await readValue('select count(*)::integer from public.job_questions')).toBe(questions);
    expect(
      await readValue(
        `select title ->> 'sv' from public.jobs where slug = 'ilog-digital-designer'`,
      ),
    ).toBe('Byggare');
    expect(await readValue('select count(*)::integer from public.general_terms')).toBe(2);
  });
});
