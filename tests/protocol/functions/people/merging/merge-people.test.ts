import { describe, expect, it } from 'vitest';
import { guard } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { confirmLatest, createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

describe('merge-people', () => {
  it('previews, then merges two records with all their rows', async () => {
    const kept = await createApplicant({ first_name: 'Bo' });
    const duplicate = await createApplicant({ first_name: 'Bosse', job: 'ilog-digital-designer' });
    await server.invoke('join-candidate-bank', {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Bosse',
      last_name: 'Berg',
      email: duplicate.email,
      phone: '0701231231',
      skills: 'Sailing',
    });
    await confirmLatest(server, duplicate.email);
    const pair = { keep: kept.id, merge: duplicate.id };
    const preview = await server.invoke(
      'merge-people',
      { ...pair, preview: true },
      { as: 'rasmus' },
    );
    expect(preview.data).toMatchObject({
      result: { first_name: 'Bo', email: kept.email, phone: '+46701231231' },
      moves: { applications: 1, documents: 1, consents: 2 },
      same_jobs: [],
    });
    expect(await rows('select merged_into from people where id = $1', [duplicate.id])).toEqual([
      { merged_into: null },
    ]);

    const response = await server.invoke(
      'merge-people',
      { ...pair, take: ['first_name'], checked_email: kept.email },
      { as: 'rasmus' },
    );
    expect(response.data).toEqual({ ok: true, id: kept.id });
    expect(
      await rows('select first_name, email, phone from people where id = $1', [kept.id]),
    ).toEqual([{ first_name: 'Bosse', email: kept.email, phone: '+46701231231' }]);
    expect(
      await rows('select count(*)::int from applications where person_id = $1', [kept.id]),
    ).toEqual([{ count: 2 }]);
    expect(await rows('select skills from candidates where person_id = $1', [kept.id])).toEqual([
      { skills: ['Sailing'] },
    ]);
    const timeline = await rows('select kind, actor_id from person_timeline where person_id = $1', [
      kept.id,
    ]);
    expect(timeline).toContainEqual({ kind: 'merged', actor_id: cast.rasmus.id });
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'joined_candidate_bank' }));
    const auditLog = await rows(
      `select actor_id from audit_log where row_id = $1 and 'merged_into' = any (changed_columns)`,
      [duplicate.id],
    );
    expect(auditLog).toEqual([{ actor_id: cast.rasmus.id }]);
  });

  it('the kept record is found by the address of the merged one', async () => {
    const [kept, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    await server.invoke('merge-people', { keep: kept.id, merge: duplicate.id }, { as: 'rasmus' });
    await server.invoke('contact', {
      ...guard(),
      consent: true,
      consent_version: 1,
      name: 'Me again',
      email: duplicate.email,
      message: 'Hello',
    });
    // Only the address on file confirms, because the other may belong to someone else.
    await confirmLatest(server, kept.email);
    expect(await rows('select person_id from waiting_list where message = $1', ['Hello'])).toEqual([
      { person_id: kept.id },
    ]);
  });

  it('the kept record is found by its own address too, if that of the other was chosen', async () => {
    const [kept, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    const choice = { keep: kept.id, merge: duplicate.id, take: ['email'] };
    const call = { ...choice, checked_email: duplicate.email };
    await server.invoke('merge-people', call, { as: 'rasmus' });
    const linksTo = async (email: string) =>
      (await server.outbox(email)).filter(({ template }) => template === 'person_link').length;
    for (const [index, email] of [kept.email, duplicate.email].entries()) {
      const response = await server.invoke('person', { action: 'send_link', email });
      expect(response.status).toBe(200);
      expect(await linksTo(duplicate.email)).toBe(index + 1);
    }
    // This address is no longer on file, and may never have been this person's.
    expect(await linksTo(kept.email)).toBe(0);
    expect(await rows('select email from people where id = $1', [kept.id])).toEqual([
      { email: duplicate.email },
    ]);
  });

  it('keeps a profile that is active under either record', async () => {
    const [kept, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    await server.database.query(
      `insert into candidates (person_id, state, consent_expires_at) values
       ($1, 'left', now()), ($2, 'active', now() + interval '1 year')`,
      [kept.id, duplicate.id],
    );
    await server.database.query(
      `insert into freelancers (person_id, state, consent_expires_at) values
       ($1, 'pending', now()), ($2, 'approved', now() + interval '1 year')`,
      [kept.id, duplicate.id],
    );
    await server.invoke('merge-people', { keep: kept.id, merge: duplicate.id }, { as: 'rasmus' });
    const states = await rows(
      `select candidate.state as candidate, freelancer.state as freelancer from candidates as candidate
       join freelancers as freelancer using (person_id) where person_id = $1`,
      [kept.id],
    );
    expect(states).toEqual([{ candidate: 'active', freelancer: 'approved' }]);
  });

  it('keeps one of two applications for the same job', async () => {
    const [kept, duplicate] = [await createApplicant(), await createApplicant()];
    const { data } = await server.invoke(
      'merge-people',
      { keep: kept.id, merge: duplicate.id, preview: true },
      { as: 'astrid' },
    );
    expect(data.same_jobs).toHaveLength(1);
    await server.invoke('merge-people', { keep: kept.id, merge: duplicate.id }, { as: 'astrid' });
    const applications = await rows(
      'select id from applications where person_id = $1 and withdrawn_at is null',
      [kept.id],
    );
    expect(applications).toEqual([{ id: kept.application }]);
  });

  it('runs once for two concurrent requests', async () => {
    const [kept, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    const responses = await Promise.all([
      server.invoke('merge-people', { keep: kept.id, merge: duplicate.id }, { as: 'rasmus' }),
      server.invoke(
        'merge-people',
        { keep: duplicate.id, merge: kept.id, checked_email: duplicate.email },
        { as: 'astrid' },
      ),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('three merges in a circle leave one record', async () => {
    const ids = await Promise.all([createApplicant(), createApplicant(), createApplicant()]);
    const responses = await Promise.all(
      ids.map(({ id, email }, index) =>
        server.invoke(
          'merge-people',
          { keep: id, merge: ids.at(index - 1)?.id, checked_email: email },
          { as: 'astrid' },
        ),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 404]);
    const people = ids.map(({ id }) => id);
    const remaining = await rows('select from people where id = any ($1) and merged_into is null', [
      people,
    ]);
    expect(remaining).toHaveLength(1);
  });

  it('rejects a person merged with itself', async () => {
    const { id } = await createApplicant();
    expect(
      (await server.invoke('merge-people', { keep: id, merge: id }, { as: 'rasmus' })).status,
    ).toBe(422);
  });
});
