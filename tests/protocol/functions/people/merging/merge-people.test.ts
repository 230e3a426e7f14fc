import { describe, expect, it } from 'vitest';
import { guard } from '../../../../fixtures/applications.ts';
import { confirmLatest, createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

describe('merge-people', () => {
  it('the kept record is found by the address of the merged one', async () => {
    const [keptPerson, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    await server.invoke(
      'merge-people',
      { keep: keptPerson.id, merge: duplicate.id },
      { as: 'rasmus' },
    );
    await server.invoke('contact', {
      ...guard(),
      consent: true,
      consent_version: 1,
      name: 'Me again',
      email: duplicate.email,
      message: 'Hello',
    });
    // Only the address on file confirms, because the other may belong to someone else.
    await confirmLatest(server, keptPerson.email);
    expect(await rows('select person_id from waiting_list where message = $1', ['Hello'])).toEqual([
      { person_id: keptPerson.id },
    ]);
  });

  it('the kept record is found by its own address too, if that of the other was chosen', async () => {
    const [keptPerson, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    const choice = { keep: keptPerson.id, merge: duplicate.id, take: ['email'] };
    const call = { ...choice, checked_email: duplicate.email };
    await server.invoke('merge-people', call, { as: 'rasmus' });
    const linksTo = async (email: string) =>
      (await server.outbox(email)).filter(({ template }) => template === 'person_link').length;
    for (const [index, email] of [keptPerson.email, duplicate.email].entries()) {
      const response = await server.invoke('person', { action: 'send_link', email });
      expect(response.status).toBe(200);
      expect(await linksTo(duplicate.email)).toBe(index + 1);
    }
    // This address is no longer on file, and may never have been this person's.
    expect(await linksTo(keptPerson.email)).toBe(0);
    expect(await rows('select email from people where id = $1', [keptPerson.id])).toEqual([
      { email: duplicate.email },
    ]);
  });

  it('keeps a profile that is active under either record', async () => {
    const [keptPerson, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    await server.database.query(
      `insert into candidates (person_id, state, consent_expires_at) values
       ($1, 'left', now()), ($2, 'active', now() + interval '1 year')`,
      [keptPerson.id, duplicate.id],
    );
    await server.database.query(
      `insert into freelancers (person_id, state, consent_expires_at) values
       ($1, 'pending', now()), ($2, 'approved', now() + interval '1 year')`,
      [keptPerson.id, duplicate.id],
    );
    await server.invoke(
      'merge-people',
      { keep: keptPerson.id, merge: duplicate.id },
      { as: 'rasmus' },
    );
    const states = await rows(
      `select candidate.state as candidate, freelancer.state as freelancer from candidates as candidate
       join freelancers as freelancer using (person_id) where person_id = $1`,
      [keptPerson.id],
    );
    expect(states).toEqual([{ candidate: 'active', freelancer: 'approved' }]);
  });

  it('keeps one of two applications for the same job', async () => {
    const [keptPerson, duplicate] = [await createApplicant(), await createApplicant()];
    const { data } = await server.invoke(
      'merge-people',
      { keep: keptPerson.id, merge: duplicate.id, preview: true },
      { as: 'astrid' },
    );
    expect(data.same_jobs).toHaveLength(1);
    await server.invoke(
      'merge-people',
      { keep: keptPerson.id, merge: duplicate.id },
      { as: 'astrid' },
    );
    const applications = await rows(
      'select id from applications where person_id = $1 and withdrawn_at is null',
      [keptPerson.id],
    );
    expect(applications).toEqual([{ id: keptPerson.application }]);
  });

  it('runs once for two concurrent requests', async () => {
    const [keptPerson, duplicate] = [
      await createApplicant(),
      await createApplicant({ job: 'ilog-digital-designer' }),
    ];
    const responses = await Promise.all([
      server.invoke('merge-people', { keep: keptPerson.id, merge: duplicate.id }, { as: 'rasmus' }),
      server.invoke(
        'merge-people',
        { keep: duplicate.id, merge: keptPerson.id, checked_email: duplicate.email },
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
