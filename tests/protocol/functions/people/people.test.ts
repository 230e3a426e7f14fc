import { beforeAll, describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { tokenIn } from '../../../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();
let job: string;

beforeAll(async () => {
  [{ id: job }] = (await rows(`select id from jobs where slug = 'hygglo-fullstack-developer'`)) as [
    { id: string },
  ];
});
let people = 0;

async function createCandidate(fields: { email?: string | null; state?: string } = {}) {
  people += 1;
  const email = fields.email === undefined ? `bank${people}@people.example` : fields.email;
  const [row] = await rows(
    `with person as (
       insert into people (first_name, last_name, email, language) values ('Bo', $1, $2, 'sv') returning id
     )
     insert into candidates (person_id, skills, state, consent_expires_at)
     select id, '{Glas}', $3, now() + interval '10 days' from person returning person_id as id`,
    [`Bank${people}`, email, fields.state ?? 'active'],
  );
  return { id: row?.id as string, email: String(email) };
}

describe('propose-job', () => {
  const propose = (ids: string[], more: object = {}) =>
    server.invoke('propose-job', { person_ids: ids, job_id: job, ...more }, { as: 'rasmus' });

  it('mails each person once in their language, and reports who was skipped and why', async () => {
    const one = await createCandidate();
    const silent = await createCandidate({ email: null });
    const hasLeft = await createCandidate({ state: 'left' });
    const applied = await createCandidate();
    await rows('insert into applications (person_id, job_id) values ($1, $2)', [applied.id, job]);
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
      [job],
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

describe('decide-freelancer', () => {
  async function createFreelancer(email: string | null = `free${people + 1}@people.example`) {
    people += 1;
    const [row] = await rows(
      `with person as (
         insert into people (first_name, last_name, email) values ('Fia', $1, $2) returning id
       )
       insert into freelancers (person_id, state) select id, 'pending' from person returning person_id as id`,
      [`Fri${people}`, email],
    );
    return { id: row?.id as string, email: String(email) };
  }
  const decide = (id: string, from: string, to: string, key = `decision-${id}-${to}`) =>
    server.invoke(
      'decide-freelancer',
      { person_id: id, from, to },
      { as: 'rasmus', headers: { 'idempotency-key': key } },
    );
  const undo = (id: string, to: string, as: 'rasmus' | 'astrid' = 'rasmus') =>
    server.invoke('undo-decision', { key: `decision-${id}-${to}` }, { as });
  const find = async (id: string) => {
    const [row] = await rows(
      `select state, approved_by,
         (select json_agg(json_build_array(template_key, outbox.state)) from outbox where outbox.person_id = $1) as mails
       from freelancers where person_id = $1`,
      [id],
    );
    return row;
  };
  const untouched = { state: 'pending', approved_by: null, mails: null };

  it('decides and mails once, and undo reverts both', async () => {
    const { id } = await createFreelancer();
    const [one, again] = [
      await decide(id, 'pending', 'approved'),
      await decide(id, 'pending', 'approved'),
    ];
    expect(one.data).toEqual(again.data);
    expect(await find(id)).toEqual({
      state: 'approved',
      approved_by: cast.rasmus.id,
      mails: [['freelancer_approved', 'queued']],
    });
    expect(await undo(id, 'approved', 'astrid')).toMatchObject({ status: 404 });
    expect(await undo(id, 'approved')).toMatchObject({ status: 200 });
    expect(await find(id)).toEqual({
      ...untouched,
      mails: [['freelancer_approved', 'cancelled']],
    });
    // A colleague decides in the same way.
    await rows(`update freelancers set state = 'approved' where person_id = $1`, [id]);
    expect(await undo(id, 'approved')).toMatchObject({ error: 'conflict' });
  });

  it('makes no decision without the mail, and sends no mail without the decision', async () => {
    const { id } = await createFreelancer();
    await rows(`update email_templates set is_manual = false where key = 'freelancer_declined'`);
    expect(await decide(id, 'pending', 'declined')).toMatchObject({ status: 403 });
    expect(await find(id)).toEqual(untouched);
    await rows(`update email_templates set is_manual = true where key = 'freelancer_declined'`);
    expect(await decide(id, 'paused', 'approved')).toMatchObject({ error: 'conflict' });
    expect(await find(id)).toEqual(untouched);
  });

  it('cannot be undone once the mail was sent or a colleague has decided again', async () => {
    const { id } = await createFreelancer();
    await decide(id, 'pending', 'declined');
    await rows(`update outbox set state = 'sent' where person_id = $1`, [id]);
    expect(await undo(id, 'declined')).toMatchObject({ error: 'mail_sent' });
    expect(await find(id)).toMatchObject({ state: 'declined' });
    await decide(id, 'declined', 'approved');
    await rows(`update freelancers set state = 'paused' where person_id = $1`, [id]);
    expect(await undo(id, 'approved')).toMatchObject({ error: 'conflict' });
    expect((await find(id))?.mails).toContainEqual(['freelancer_approved', 'queued']);
  });

  it('works without an address', async () => {
    const { id } = await createFreelancer(null);
    expect((await decide(id, 'pending', 'approved')).data).toMatchObject({ mail_id: null });
    expect(await find(id)).toMatchObject({ state: 'approved', mails: null });
    expect(await undo(id, 'approved')).toMatchObject({ status: 200 });
  });
});

describe('export-person', () => {
  it('exports everything and records who exported', async () => {
    const { id, email } = await createCandidate();
    const [application] = await rows(
      `insert into applications (person_id, job_id, cover_letter) values ($1, $2, 'Hej') returning id`,
      [id, job],
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
      [id, job],
    );
    const write = (staffId: string, recommendation: string) =>
      rows(
        'insert into scorecards (application_id, staff_id, recommendation) values ($1, $2, $3)',
        [application.id, staffId, recommendation],
      );
    const exported = async () => {
      const call = { person_id: id };
      const { data } = await server.invoke('export-person', call, { as: 'rasmus' });
      return (data.scorecards as { recommendation: string }[]).map((one) => one.recommendation);
    };
    await write(cast.astrid.id, 'strong_no');
    expect(await exported()).toEqual([]);
    await write(cast.rasmus.id, 'yes');
    expect(await exported()).toEqual(['strong_no', 'yes']);
  });
});

describe('merge-people', () => {
  it('keeps a legal hold with its reason', async () => {
    const kept = await createCandidate();
    const merged = await createCandidate();
    await rows('update people set legal_hold = true where id = $1', [merged.id]);
    await rows(`insert into legal_holds (person_id, reason) values ($1, 'Tvist')`, [merged.id]);
    const call = { keep: kept.id, merge: merged.id };
    expect(await server.invoke('merge-people', call, { as: 'rasmus' })).toMatchObject({
      status: 200,
    });
    expect(
      await rows(
        'select legal_hold, reason from people join legal_holds on person_id = id where id = $1',
        [kept.id],
      ),
    ).toEqual([{ legal_hold: true, reason: 'Tvist' }]);
  });
});
