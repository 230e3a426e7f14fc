import { beforeAll, describe, expect, test } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();

beforeAll(async () => {
  await world.database.query(`
    insert into public.jobs (slug, kind, field, title, state)
    values ('gardener', 'internal', 'operations', '{"en": "Gardener", "sv": "Trädgårdsmästare"}', 'open');
    -- Nothing that visitors read tells that the job is restricted.
    update public.job_staff set is_restricted = true;
    insert into public.articles (slug, title, state, publish_at)
    values ('spring', '{"en": "Spring", "sv": "Vår"}', 'published', now() - interval '1 day');
    insert into public.general_terms (state, number, title, body, effective_on, published_at)
    select 'published', 1, '{"en": "Terms", "sv": "Villkor"}', jsonb_build_object('en', d.doc, 'sv', d.doc), now(), now()
    from (select '{"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Be fair."}]}]}'::jsonb as doc) as d`);
});

const publicColumns = {
  jobs: 'benefits channels client_id closed_at closes_at country created_at description employment_type field id is_fixed kind location missing opens_at process published_at remote requirements search_en search_sv seniority slug state summary title updated_at version',
  articles:
    'author_name body cover_alt cover_path created_at excerpt id kind missing publish_at restored_from search_en search_sv slug state tags title updated_at version',
  general_terms:
    'archived_at body created_at effective_on id missing number published_at state title updated_at version',
};

describe.each(Object.entries(publicColumns))('%s', (table, columns) => {
  test.each([
    ['anonymous clients', async (): Promise<string | undefined> => undefined],
    [
      'visitors',
      () =>
        world.keys.sign({ role: 'authenticated', sub: '00000000-0000-4000-8000-000000000005' }, 60),
    ],
  ] as const)('%s read all columns that are public', async (_, token) => {
    const { data, error } = await world
      .client(await token())
      .from(table)
      .select('*');
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(columns.split(' '));
  });
});

test.each(['job_staff', 'article_staff', 'terms_staff'])(
  'only staff can read %s',
  async (table) => {
    const token = await world.keys.sign({ role: 'authenticated', sub: crypto.randomUUID() }, 60);
    expect((await world.client(token).from(table).select('*')).data).toEqual([]);
    expect((await world.client(world.keys.serviceKey).from(table).select('*')).data).toHaveLength(
      1,
    );
  },
);
