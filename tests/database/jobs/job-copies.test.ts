import { expect, test } from 'vitest';
import { actAs, cast } from '../../fixtures/cast.ts';
import { prepareJobEditing, question, salary } from './prepare-job-editing.ts';

// Copies of jobs, and drafts that are deleted or published.

const { database, query, createJob, save } = prepareJobEditing();

test('channels are on until they are turned off, and a copy has those of the original', async () => {
  const { id } = await createJob();
  const channelsOf = async (job: string) =>
    (await query('select channels::text[] from public.jobs where id = $1', [job])).rows[0].channels;
  expect(await channelsOf(id)).toEqual(['indeed', 'linkedin', 'platsbanken', 'feed', 'embed']);
  await save('recruiter', id, 1, { channels: ['feed'] });
  expect(await channelsOf(id)).toEqual(['feed']);
  await save('recruiter', id, 2, { location: 'Lund' });
  const copy = await actAs(database.client, 'recruiter', async () => {
    const { rows } = await query('select public.duplicate_job($1) as id', [id]);
    return rows[0].id as string;
  });
  expect(await channelsOf(copy)).toEqual(['feed']);
});

test('a copy is a draft with its own slug and without dates', async () => {
  const { id, slug } = await createJob('open');
  await save('recruiter', id, 1, { salary, questions: [question()], opens_at: '2026-01-01' });
  const copy = async () =>
    (
      await actAs(database.client, 'editor', () =>
        query('select public.duplicate_job($1) as id', [id]),
      )
    ).rows[0].id as string;
  const copies = [await copy(), await copy()];
  const { rows } = await query(
    `select slug, state, opens_at,
       (select owner_id from public.job_staff where job_id = jobs.id),
       (select count(*)::int from public.job_questions where job_id = jobs.id) as questions,
       (select maximum from public.job_salaries where job_id = jobs.id) as pay
     from public.jobs where id = any ($1) order by slug`,
    [copies],
  );
  const copied = {
    state: 'draft',
    opens_at: null,
    owner_id: cast.edith.id,
    questions: 1,
    pay: 50000,
  };
  expect(rows).toEqual([
    { ...copied, slug: `${slug}-2` },
    { ...copied, slug: `${slug}-3` },
  ]);
});

test('drafts can be deleted, published jobs cannot', async () => {
  const draft = await createJob();
  const open = await createJob('open');
  const remove = (id: string) =>
    actAs(database.client, 'admin', () => query('delete from public.jobs where id = $1', [id]));
  expect((await remove(draft.id)).rowCount).toBe(1);
  await expect(remove(open.id)).rejects.toThrow(/closed, not deleted/);
});

test('a title that consists of emoji cannot be published', async () => {
  const { id } = await createJob();
  await save('recruiter', id, 1, { title: { en: '🦙🦙' } });
  await expect(save('recruiter', id, 2, { state: 'open' })).rejects.toThrow(/written in letters/);
  expect(await save('recruiter', id, 2, { title: { en: 'Llama 🦙', sv: '' }, state: 'open' })).toBe(
    3,
  );
});
