import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareCandidates } from './prepare-candidates.ts';

const { server, rows, job, createCandidate } = prepareCandidates();

describe('export-person', () => {
  it('exports everything and records who exported', async () => {
    const { id, email } = await createCandidate();
    const [application] = await rows(
      `insert into applications (person_id, job_id, cover_letter) values ($1, $2, 'Hej') returning id`,
      [id, job.id],
    );
    await rows(
      `insert into application_notes (application_id, author_id, body) values ($1, $2, 'Bra')`,
      [application?.id, cast.rasmus.id],
    );
    await rows(
      `with tag as (insert into tags (name) values ('Glasblåsare') returning id)
       insert into person_tags (person_id, tag_id) select $1, id from tag`,
      [id],
    );
    await rows(
      `insert into documents (person_id, kind, file_name, path, size_bytes, mime_type, sha256)
       values ($1::uuid, 'cv', 'cv.pdf', $1::uuid || '/cv.pdf', 5, 'application/pdf', repeat('0', 64))`,
      [id],
    );
    const { data } = await server.invoke('export-person', { person_id: id }, { as: 'rasmus' });
    // Links to files have the rights of the colleague.
    const holder = { role: 'authenticated', sub: cast.rasmus.id, aal: 'aal1' };
    expect(server.files.holders.at(-1)).toEqual(holder);
    expect(data).toMatchObject({
      person: { email },
      applications: [{ cover_letter: 'Hej' }],
      candidate: { skills: ['Glas'] },
      notes: [{ note: 'Bra' }],
      tags: ['Glasblåsare'],
    });
    expect(
      await rows('select kind, state, handled_by from privacy_requests where person_id = $1', [id]),
    ).toEqual([{ kind: 'export', state: 'done', handled_by: cast.rasmus.id }]);
    expect(
      await rows(
        `select actor_id, actor_role, table_name from audit_log where action = 'export' and row_id = $1`,
        [id],
      ),
    ).toEqual([{ actor_id: cast.rasmus.id, actor_role: 'authenticated', table_name: 'people' }]);
  });

  it('leaves out scorecards of others until the colleague has written one', async () => {
    const { id } = await createCandidate();
    const [application] = await rows(
      'insert into applications (person_id, job_id) values ($1, $2) returning id',
      [id, job.id],
    );
    const write = (staffId: string, recommendation: string) =>
      rows(
        'insert into scorecards (application_id, staff_id, recommendation) values ($1, $2, $3)',
        [application.id, staffId, recommendation],
      );
    const exported = async () => {
      const call = { person_id: id };
      const { data } = await server.invoke('export-person', call, { as: 'rasmus' });
      return (data.scorecards as { recommendation: string }[]).map(
        (scorecard) => scorecard.recommendation,
      );
    };
    await write(cast.astrid.id, 'strong_no');
    expect(await exported()).toEqual([]);
    await write(cast.rasmus.id, 'yes');
    expect(await exported()).toEqual(['strong_no', 'yes']);
  });
});
