import { expect, it } from 'vitest';
import { agreed, prepareInterviews } from './interviews/prepare-interviews.ts';

const { server, rows, createApplicant, create, find } = prepareInterviews();

it('an action that the database ends to resolve a deadlock is carried out after the other', async () => {
  const applicant = await createApplicant();
  const id = await create(applicant.id, agreed(7));
  const before = await find(id);
  const cancel = () =>
    server.invoke('person', {
      action: 'cancel_interview',
      token: applicant.token,
      interview_id: id,
      starts_at: before?.starts_at.toISOString(),
    });
  const waiting = (text: string) =>
    expect
      .poll(() =>
        rows(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
          [text],
        ),
      )
      .toHaveLength(1);
  // The other transaction locks the interview and then the person, and never looks for deadlocks itself.
  const { response } = await server.database.transaction(async (query) => {
    await query(`select set_config('deadlock_timeout', '1min', true)`);
    await query('select from interviews where id = $1 for update', [id]);
    const sent = cancel();
    await waiting('%for update of interview%');
    await query('select from people where id = $1 for update', [applicant.person]);
    return { response: sent };
  });
  expect(await response).toMatchObject({ status: 200 });
  expect(await find(id)).toMatchObject({ state: 'cancelled' });
});
