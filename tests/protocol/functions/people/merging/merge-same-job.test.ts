import { expect, it } from 'vitest';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareSameJob } from './prepare-same-job.ts';

// Two records of one person have applied for the same job and have come to different stages.

const { rows, applicant, interviewed, rejected, merge, mailOf, activeOf, shownTo } =
  prepareSameJob();

it('shows what is known of both applications before the merge', async () => {
  const [kept, gone] = [await rejected(), await interviewed()];
  const { data } = await merge({ keep: kept.id, merge: gone.id, preview: true });
  expect(data.same_jobs).toMatchObject([
    {
      title: { en: expect.any(String) },
      counts: gone.application,
      kept: {
        stage: 'rejected',
        decisions: [],
        mails: [{ template_key: 'application_rejected' }],
        note_count: 2,
      },
      gone: { id: gone.application, stage: 'interview', decisions: ['interview'], mails: [] },
    },
  ]);
  const applications = [kept.application];
  const chosen = await merge({ keep: kept.id, merge: gone.id, preview: true, applications });
  expect(chosen.data.same_jobs).toMatchObject([{ counts: kept.application }]);
});

it.each(['rejected', 'interviewed'] as const)(
  'keeps the interview and cancels the rejection if the %s record stays',
  async (stays) => {
    const people = { rejected: await rejected(), interviewed: await interviewed() };
    const kept = people[stays];
    const gone = stays === 'rejected' ? people.interviewed : people.rejected;
    const call = { keep: kept.id, merge: gone.id, checked_email: kept.email };
    expect((await merge(call)).status).toBe(200);
    const { application, link } = people.interviewed;
    expect(await activeOf(kept.id)).toEqual([{ id: application, stage: 'interview' }]);
    expect(await mailOf(people.rejected)).toEqual({ state: 'cancelled', because: 'withdrawn' });
    expect(await mailOf(people.interviewed)).toEqual({ state: 'sent', because: null });
    const items = await shownTo(link);
    expect(items).toMatchObject([{ decision: 'interview', is_rejected: false }]);
    // The client keeps the notes that were written for them under either record.
    expect(items[0].notes).toHaveLength(2);
  },
);

it('lets the rejection count if that is chosen, and announces no interview to the client once the applicant knows', async () => {
  const [kept, gone] = [await interviewed(), await rejected()];
  const applications = [gone.application];
  expect((await merge({ keep: kept.id, merge: gone.id, applications })).status).toBe(200);
  expect(await activeOf(kept.id)).toEqual([{ id: gone.application, stage: 'rejected' }]);
  expect(await mailOf(gone)).toEqual({ state: 'queued', because: null });
  expect(await shownTo(kept.link)).toMatchObject([{ decision: 'interview', is_rejected: false }]);
  await rows(
    `update outbox set state = 'sent', sent_at = now() where cause = 'same:' || $1::text`,
    [gone.application],
  );
  expect(await shownTo(kept.link)).toMatchObject([{ decision: 'interview', is_rejected: true }]);
});

it('keeps the application of the kept record if both are in the same stage, with the tasks and scorecards of both', async () => {
  const [kept, gone] = [await applicant('screening'), await applicant('screening')];
  await rows(
    `insert into tasks (title, due_on, person_id, application_id)
     values ('Call', '2030-01-01', $1, null), ('Write', '2030-01-02', null, $2)`,
    [gone.id, gone.application],
  );
  // Both recruiters have met the person under the other record, and one of them under both.
  const { astrid, rasmus } = cast;
  await rows(
    `insert into scorecards (application_id, staff_id, recommendation)
     values ($1, $3, 'yes'), ($2, $3, 'no'), ($2, $4, 'strong_yes')`,
    [kept.application, gone.application, rasmus.id, astrid.id],
  );
  await rows(
    `insert into tasks (kind, title, due_on, application_id, owner_id)
     values ('scorecard', 'Scorecard', '2030-01-03', $1, $3), ('scorecard', 'Scorecard', '2030-01-03', $2, $3)`,
    [kept.application, gone.application, cast.edith.id],
  );
  await merge({ keep: kept.id, merge: gone.id });
  expect(await activeOf(kept.id)).toEqual([{ id: kept.application, stage: 'screening' }]);
  const scorecards =
    'select staff_id, recommendation from scorecards where application_id = $1 order by staff_id';
  expect(await rows(scorecards, [kept.application])).toEqual([
    { staff_id: astrid.id, recommendation: 'strong_yes' },
    { staff_id: rasmus.id, recommendation: 'yes' },
  ]);
  const tasks = `select title from tasks where person_id = $1 or application_id = $2 order by title`;
  expect(await rows(tasks, [kept.id, kept.application])).toEqual([
    { title: 'Call' },
    { title: 'Scorecard' },
    { title: 'Write' },
  ]);
});
