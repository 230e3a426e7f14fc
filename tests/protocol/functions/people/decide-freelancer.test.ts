import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();

let people = 0;

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
