import { describe, expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { confirmLatest, createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { applied } = createPeople(server);

describe('merge-people', () => {
  it('previews, then merges two records with all their rows', async () => {
    const one = await applied({ first_name: 'Bo' });
    const other = await applied({ first_name: 'Bosse', job: 'ilog-digital-designer' });
    await server.invoke('join-candidate-bank', {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Bosse',
      last_name: 'Berg',
      email: other.email,
      phone: '0701231231',
      skills: 'Sailing',
    });
    await confirmLatest(server, other.email);
    const pair = { keep: one.id, merge: other.id };
    const preview = await server.invoke(
      'merge-people',
      { ...pair, preview: true },
      { as: 'rasmus' },
    );
    expect(preview.data).toMatchObject({
      result: { first_name: 'Bo', email: one.email, phone: '+46701231231' },
      moves: { applications: 1, documents: 1, consents: 2 },
      same_jobs: [],
    });
    expect(await rows('select merged_into from people where id = $1', [other.id])).toEqual([
      { merged_into: null },
    ]);

    const merged = await server.invoke(
      'merge-people',
      { ...pair, take: ['first_name'] },
      { as: 'rasmus' },
    );
    expect(merged.data).toEqual({ ok: true, id: one.id });
    expect(
      await rows('select first_name, email, phone from people where id = $1', [one.id]),
    ).toEqual([{ first_name: 'Bosse', email: one.email, phone: '+46701231231' }]);
    expect(
      await rows('select count(*)::int from applications where person_id = $1', [one.id]),
    ).toEqual([{ count: 2 }]);
    expect(await rows('select skills from candidates where person_id = $1', [one.id])).toEqual([
      { skills: ['Sailing'] },
    ]);
    const timeline = await rows('select kind, actor_id from person_timeline where person_id = $1', [
      one.id,
    ]);
    expect(timeline).toContainEqual({ kind: 'merged', actor_id: cast.rasmus.id });
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'joined_candidate_bank' }));
    const trail = await rows(
      `select actor_id from audit_log where row_id = $1 and 'merged_into' = any (changed_columns)`,
      [other.id],
    );
    expect(trail).toEqual([{ actor_id: cast.rasmus.id }]);
  });

  it('the kept record is found by the address of the merged one', async () => {
    const [one, other] = [await applied(), await applied({ job: 'ilog-digital-designer' })];
    await server.invoke('merge-people', { keep: one.id, merge: other.id }, { as: 'rasmus' });
    await server.invoke('contact', {
      ...guard(),
      consent: true,
      consent_version: 1,
      name: 'Me again',
      email: other.email,
      message: 'Hello',
    });
    // Only the address on file confirms, because the other may belong to someone else.
    await confirmLatest(server, one.email);
    expect(await rows('select person_id from waiting_list where message = $1', ['Hello'])).toEqual([
      { person_id: one.id },
    ]);
  });

  it('the kept record is found by its own address too, if that of the other was chosen', async () => {
    const [one, other] = [await applied(), await applied({ job: 'ilog-digital-designer' })];
    const call = { keep: one.id, merge: other.id, take: ['email'] };
    await server.invoke('merge-people', call, { as: 'rasmus' });
    const linksTo = async (email: string) =>
      (await server.outbox(email)).filter(({ template }) => template === 'person_link').length;
    for (const [index, email] of [one.email, other.email].entries()) {
      const asked = await server.invoke('person', { action: 'send_link', email });
      expect(asked.status).toBe(200);
      expect(await linksTo(other.email)).toBe(index + 1);
    }
    // It is no longer on file, and may never have been this person's.
    expect(await linksTo(one.email)).toBe(0);
    expect(await rows('select email from people where id = $1', [one.id])).toEqual([
      { email: other.email },
    ]);
  });

  it('keeps a profile that is active under either record', async () => {
    const [one, other] = [await applied(), await applied({ job: 'ilog-digital-designer' })];
    await server.database.query(
      `insert into candidates (person_id, state, consent_expires_at) values
       ($1, 'left', now()), ($2, 'active', now() + interval '1 year')`,
      [one.id, other.id],
    );
    await server.database.query(
      `insert into freelancers (person_id, state, consent_expires_at) values
       ($1, 'pending', now()), ($2, 'approved', now() + interval '1 year')`,
      [one.id, other.id],
    );
    await server.invoke('merge-people', { keep: one.id, merge: other.id }, { as: 'rasmus' });
    const states = await rows(
      `select candidate.state as candidate, freelancer.state as freelancer from candidates as candidate
       join freelancers as freelancer using (person_id) where person_id = $1`,
      [one.id],
    );
    expect(states).toEqual([{ candidate: 'active', freelancer: 'approved' }]);
  });

  it('keeps one of two applications for the same job', async () => {
    const [one, other] = [await applied(), await applied()];
    const { data } = await server.invoke(
      'merge-people',
      { keep: one.id, merge: other.id, preview: true },
      { as: 'astrid' },
    );
    expect(data.same_jobs).toHaveLength(1);
    await server.invoke('merge-people', { keep: one.id, merge: other.id }, { as: 'astrid' });
    const left = await rows(
      'select id from applications where person_id = $1 and withdrawn_at is null',
      [one.id],
    );
    expect(left).toEqual([{ id: one.application }]);
  });

  it('runs once for two concurrent requests', async () => {
    const [one, other] = [await applied(), await applied({ job: 'ilog-digital-designer' })];
    const responses = await Promise.all([
      server.invoke('merge-people', { keep: one.id, merge: other.id }, { as: 'rasmus' }),
      server.invoke('merge-people', { keep: other.id, merge: one.id }, { as: 'astrid' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('three merges in a circle leave one record', async () => {
    const ids = await Promise.all([applied(), applied(), applied()]);
    const responses = await Promise.all(
      ids.map(({ id }, index) =>
        server.invoke('merge-people', { keep: id, merge: ids.at(index - 1)?.id }, { as: 'astrid' }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 404]);
    const people = ids.map(({ id }) => id);
    const alive = await rows('select from people where id = any ($1) and merged_into is null', [
      people,
    ]);
    expect(alive).toHaveLength(1);
  });

  it('rejects a person merged with itself', async () => {
    const { id } = await applied();
    expect(
      (await server.invoke('merge-people', { keep: id, merge: id }, { as: 'rasmus' })).status,
    ).toBe(422);
  });
});
