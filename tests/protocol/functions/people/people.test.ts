import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { tokenIn } from '../../../fixtures/mail/token-in.ts';
import { prepareCandidates } from './prepare-candidates.ts';

const { server, rows, job, createCandidate } = prepareCandidates();

describe('propose-job', () => {
  const propose = (ids: string[], input: object = {}) =>
    server.invoke('propose-job', { person_ids: ids, job_id: job.id, ...input }, { as: 'rasmus' });

  it('mails each person once in their language, and reports who was skipped and why', async () => {
    const one = await createCandidate();
    const silent = await createCandidate({ email: null });
    const hasLeft = await createCandidate({ state: 'left' });
    const applied = await createCandidate();
    await rows('insert into applications (person_id, job_id) values ($1, $2)', [
      applied.id,
      job.id,
    ]);
    const proposedIds = [one.id, silent.id, hasLeft.id, applied.id, cast.viola.id];
    const { data } = await propose(proposedIds, { message: 'Titta!' });
    expect(data.sent).toMatchObject([{ person_id: one.id }]);
    const reasons = (data.skipped as { person_id: string; reason: string }[]).map(
      ({ person_id, reason }) => [person_id, reason],
    );
    expect(Object.fromEntries(reasons)).toEqual({
      [silent.id]: 'no_address',
      [hasLeft.id]: 'left',
      [applied.id]: 'already_applied',
      [cast.viola.id]: 'not_found',
    });
    expect(await server.outbox(one.email)).toMatchObject([
      {
        template: 'candidate_job_suggestion',
        language: 'sv',
        variables: { message: 'Titta!', client_name: 'Hygglo' },
      },
    ]);
    expect((await propose([one.id])).data).toMatchObject({
      sent: [],
      skipped: [{ reason: 'already_proposed' }],
    });
  });

  it('can be sent again after it was cancelled', async () => {
    const { id } = await createCandidate();
    await propose([id]);
    await rows(`update outbox set state = 'cancelled' where person_id = $1`, [id]);
    expect((await propose([id])).data.sent).toHaveLength(1);
  });

  it('mails a person once for two concurrent proposals', async () => {
    const { id, email } = await createCandidate();
    const responses = await Promise.all([propose([id]), propose([id])]);
    expect(responses.flatMap(({ data }) => data.sent)).toHaveLength(1);
    expect(await server.outbox(email)).toHaveLength(1);
  });

  it('rejects a closed or unknown job', async () => {
    const { id } = await createCandidate();
    expect(await propose([id], { job_id: cast.viola.id })).toMatchObject({ status: 404 });
    const [closed] = await rows(
      `insert into jobs (slug, client_id, field, title, state)
       select 'stangt', client_id, field, title, 'closed' from jobs where id = $1 returning id`,
      [job.id],
    );
    expect(await propose([id], { job_id: closed?.id })).toMatchObject({ error: 'job_closed' });
  });
});

describe('ask-to-renew', () => {
  const askToRenew = (id: string) =>
    server.invoke('ask-to-renew', { person_ids: [id] }, { as: 'rasmus' });

  it('mails at most once a week a link that renews the consent', async () => {
    const { id, email } = await createCandidate();
    expect((await askToRenew(id)).data.sent).toHaveLength(1);
    expect((await askToRenew(id)).data.skipped).toMatchObject([{ reason: 'already_asked' }]);
    const [mail] = await server.outbox(email);
    const token = tokenIn(mail?.variables.link);
    expect(await server.invoke('person', { action: 'renew', token })).toMatchObject({
      status: 200,
    });
    const [candidate] = await rows(
      `select consent_expires_at > now() + interval '300 days' as renewed, renewal_mailed_at
       from candidates where person_id = $1`,
      [id],
    );
    expect(candidate).toEqual({ renewed: true, renewal_mailed_at: null });
  });
});

describe('merge-people', () => {
  it('keeps a legal hold with its reason', async () => {
    const keptPerson = await createCandidate();
    const merged = await createCandidate();
    await rows('update people set legal_hold = true where id = $1', [merged.id]);
    await rows(`insert into legal_holds (person_id, reason) values ($1, 'Tvist')`, [merged.id]);
    const call = { keep: keptPerson.id, merge: merged.id };
    expect(await server.invoke('merge-people', call, { as: 'rasmus' })).toMatchObject({
      status: 200,
    });
    expect(
      await rows(
        'select legal_hold, reason from people join legal_holds on person_id = id where id = $1',
        [keptPerson.id],
      ),
    ).toEqual([{ legal_hold: true, reason: 'Tvist' }]);
  });
});
