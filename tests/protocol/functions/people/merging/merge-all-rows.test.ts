import { describe, expect, it } from 'vitest';
import { guard } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { confirmLatest, createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

describe('merge-people', () => {
  it('previews, then merges two records with all their rows', async () => {
    const keptPerson = await createApplicant({ first_name: 'Bo' });
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
    const pair = { keep: keptPerson.id, merge: duplicate.id };
    const preview = await server.invoke(
      'merge-people',
      { ...pair, preview: true },
      { as: 'rasmus' },
    );
    expect(preview.data).toMatchObject({
      result: { first_name: 'Bo', email: keptPerson.email, phone: '+46701231231' },
      moves: { applications: 1, documents: 1, consents: 2 },
      same_jobs: [],
    });
    expect(await rows('select merged_into from people where id = $1', [duplicate.id])).toEqual([
      { merged_into: null },
    ]);

    const response = await server.invoke(
      'merge-people',
      { ...pair, take: ['first_name'], checked_email: keptPerson.email },
      { as: 'rasmus' },
    );
    expect(response.data).toEqual({ ok: true, id: keptPerson.id });
    expect(
      await rows('select first_name, email, phone from people where id = $1', [keptPerson.id]),
    ).toEqual([{ first_name: 'Bosse', email: keptPerson.email, phone: '+46701231231' }]);
    expect(
      await rows('select count(*)::int from applications where person_id = $1', [keptPerson.id]),
    ).toEqual([{ count: 2 }]);
    expect(
      await rows('select skills from candidates where person_id = $1', [keptPerson.id]),
    ).toEqual([{ skills: ['Sailing'] }]);
    const timeline = await rows('select kind, actor_id from person_timeline where person_id = $1', [
      keptPerson.id,
    ]);
    expect(timeline).toContainEqual({ kind: 'merged', actor_id: cast.rasmus.id });
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'joined_candidate_bank' }));
    const auditLog = await rows(
      `select actor_id from audit_log where row_id = $1 and 'merged_into' = any (changed_columns)`,
      [duplicate.id],
    );
    expect(auditLog).toEqual([{ actor_id: cast.rasmus.id }]);
  });
});
