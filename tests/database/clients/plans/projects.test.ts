import { describe, expect, test } from 'vitest';
import { preparePlans } from './prepare-plans.ts';

const { current, query, as, addClient, count } = preparePlans();

describe('a project', () => {
  const addJob = async (slug: string, of: string) =>
    (
      await query(
        `insert into public.jobs (slug, field, title, client_id) values ($1, 'tech', '{"en": "One role"}', $2)
         returning id`,
        [`${slug}-${count}`, of],
      )
    )[0].id as string;
  const startProject = (job: string, amount: number) =>
    as('recruiter', `select public.start_client_project($1, $2, '2025-03-01', $3, 'SEK') as id`, [
      current.client,
      job,
      amount,
    ]);

  test('is paid half at the start and half at signing, to the last minor unit', async () => {
    const [{ id }] = (await startProject(await addJob('half', current.client), 900_001)) as [
      { id: string },
    ];
    expect(
      await query(
        'select start_amount, signing_amount from public.client_project_prices where client_project_id = $1',
        [id],
      ),
    ).toEqual([{ start_amount: 450_001, signing_amount: 450_000 }]);
  });

  test.each([
    ['2025-03-15', '2025-09-15'],
    ['2025-08-31', '2026-02-28'],
  ])('signed on %s is guaranteed until %s', async (signed, guaranteed) => {
    const [{ id }] = (await startProject(await addJob(`s-${signed}`, current.client), 100)) as [
      { id: string },
    ];
    await as('recruiter', 'update public.client_projects set signed_on = $2 where id = $1', [
      id,
      signed,
    ]);
    expect(
      await query('select guarantee_ends_on::text from public.client_projects where id = $1', [id]),
    ).toEqual([{ guarantee_ends_on: guaranteed }]);
    await expect(
      as('recruiter', 'update public.client_projects set cancelled_on = $2 where id = $1', [
        id,
        signed,
      ]),
    ).rejects.toMatchObject({ constraint: 'a signed project is not cancelled' });
  });

  test('is for one job of the client, which stays with it', async () => {
    const job = await addJob('one', current.client);
    await startProject(job, 100);
    await expect(startProject(job, 100)).rejects.toMatchObject({
      constraint: 'client_projects_one_per_job',
    });
    const others = await addClient(`Elsewhere ${count}`);
    await expect(startProject(await addJob('else', others), 100)).rejects.toMatchObject({
      code: '23503',
    });
    await expect(
      query('update public.jobs set client_id = $2 where id = $1', [job, others]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
