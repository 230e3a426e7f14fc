import { beforeEach, describe, expect, test } from 'vitest';
import { insertContact, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient } = prepareClients(database);

let client: string;
let job: string;

beforeEach(async () => {
  client = await addClient(`Ullverket ${crypto.randomUUID()}`);
  await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
  await insertContact(database.client, client);
  job = await addSearch(client, '30 days');
  await query('delete from public.portal_changes');
});

/** A search that was published that long ago. */
async function addSearch(ofClient: string, ago: string): Promise<string> {
  const [row] = await query(
    `insert into public.jobs (slug, client_id, field, title, state, published_at)
     values ($2, $1, 'tech', '{"en": "Weaver"}', 'open', now() - $3::interval) returning id`,
    [ofClient, `weaver-${crypto.randomUUID().slice(0, 8)}`, ago],
  );
  await query(
    'update public.client_events set created_at = now() - $2::interval where client_id = $1',
    [ofClient, ago],
  );
  return row.id;
}

/** Somebody who applied that long ago and is in that stage now. */
async function apply(stage: string, ago = '0 days', ofJob = job): Promise<string> {
  const [person] = await query(
    `insert into public.people (first_name, last_name, email) values ('Olle', 'Okänd', $1) returning id`,
    [`${crypto.randomUUID()}@people.example`],
  );
  const [row] = await query(
    `insert into public.applications (person_id, job_id, created_at) values ($1, $2, now() - $3::interval) returning id`,
    [person.id, ofJob, ago],
  );
  if (stage !== 'new') {
    await query(
      `update public.applications set stage = $2, merit_note = 'Others knew more.' where id = $1`,
      [row.id, stage],
    );
  }
  return row.id;
}

async function present(application: string, decision: string | null = null, ago = '0 days') {
  await query(
    `with link as (
       insert into public.review_links (job_id, token_hash, recipient_name, shared_at)
       select job_id, repeat(md5(gen_random_uuid()::text), 2), 'Ines', now() - $3::interval from public.applications where id = $1 returning id
     )
     insert into public.review_link_items (review_link_id, application_id, decision, created_at)
     select id, $1, $2, now() - $3::interval from link`,
    [application, decision, ago],
  );
}

const compose = async () => {
  const [row] = await query(
    `select private.compose_report($1, now() - interval '7 days', now() + interval '1 second') as searches`,
    [client],
  );
  return row.searches;
};
const reports = async (actor: Parameters<typeof as>[0] = 'contact', ofClient = client) => {
  const [row] = await as(actor, 'select public.get_portal_reports($1) as reports', [ofClient]);
  return row.reports;
};
const isDue = async () => {
  const rows = await query('select from private.clients_due_for_report() as due where due = $1', [
    client,
  ]);
  return rows.length > 0;
};

describe('the report of a week is due', () => {
  test.each([
    ['on Monday at seven in summer', '2026-06-15T05:00:00Z', '2026-06-08'],
    ['not a second earlier', '2026-06-15T04:59:59Z', '2026-06-01'],
    ['on Monday at seven in winter', '2026-11-16T06:00:00Z', '2026-11-09'],
    ['not at seven in summer time', '2026-11-16T05:30:00Z', '2026-11-02'],
    ['on the Monday after the clocks changed', '2026-10-26T06:00:00Z', '2026-10-19'],
    ['still on Sunday', '2026-11-22T22:30:00Z', '2026-11-09'],
    ['across years', '2027-01-04T06:00:00Z', '2026-12-28'],
  ])('%s', async (_, at, week) => {
    const [row] = await query('select private.due_report_week($1)::text as week', [at]);
    expect(row.week).toBe(week);
  });
});

test('counts people per stage, and what happened in the week', async () => {
  await apply('new');
  await apply('new', '20 days');
  await apply('screening', '1 day');
  await present(await apply('interview', '20 days'));
  await present(await apply('offer', '20 days'), 'interview', '10 days');
  await apply('rejected');
  expect(await compose()).toEqual([
    {
      id: job,
      title: { en: 'Weaver' },
      state: 'open',
      stages: { new: 2, screening: 1, interview: 1, offer: 1 },
      applied: 3,
      presented: 1,
      interviews: 1,
      awaiting: 1,
    },
  ]);
});

test('counts nobody who was moved to the interviews by mistake', async () => {
  const mistaken = await apply('interview');
  await query(`update public.applications set stage = 'new' where id = $1`, [mistaken]);
  await apply('interview');
  expect(await compose()).toMatchObject([
    { stages: { new: 1, interview: 1 }, applied: 2, interviews: 1 },
  ]);
});

test('counts nobody who withdrew, awaits erasure or applied to another client', async () => {
  const gone = await apply('new');
  await query('update public.applications set withdrawn_at = now() where id = $1', [gone]);
  const hidden = await apply('interview');
  await present(hidden);
  await query(
    `update public.people set erase_after = now() + interval '3 days'
     where id = (select person_id from public.applications where id = $1)`,
    [hidden],
  );
  const other = await addClient(`Fjärilshuset ${crypto.randomUUID()}`);
  await apply('new', '0 days', await addSearch(other, '30 days'));
  expect(await compose()).toMatchObject([
    { stages: {}, applied: 0, presented: 0, interviews: 0, awaiting: 0 },
  ]);
});

test('leaves out drafts and searches that closed before the week', async () => {
  await query(`update public.jobs set state = 'closed' where id = $1`, [job]);
  expect(await compose()).toMatchObject([{ state: 'closed' }]);
  await query(`update public.jobs set closed_at = now() - interval '8 days' where id = $1`, [job]);
  expect(await compose()).toEqual([]);
  await query(`update public.jobs set state = 'draft' where id = $1`, [job]);
  expect(await compose()).toEqual([]);
});

test('a client is due once per week, with a search that was open on Monday', async () => {
  expect(await isDue()).toBe(true);
  await query('select private.write_report($1)', [client]);
  expect(await isDue()).toBe(false);
  await query('update public.client_reports set week = week - 7 where client_id = $1', [client]);
  expect(await isDue()).toBe(true);
  // A search that opened after the report was due waits for the next Monday.
  await query("update public.jobs set published_at = now() + interval '1 second' where id = $1", [
    job,
  ]);
  expect(await isDue()).toBe(false);
  await query(
    `update public.jobs set published_at = now() - interval '30 days', state = 'closed' where id = $1`,
    [job],
  );
  expect(await isDue()).toBe(false);
  await query(`update public.jobs set state = 'open' where id = $1`, [job]);
  expect(await isDue()).toBe(false);
});

test('leaves out a search that opened after the week', async () => {
  await query(`update public.jobs set published_at = now() + interval '1 minute' where id = $1`, [
    job,
  ]);
  expect(await compose()).toEqual([]);
});

test('counts people in the stages that they were in at the end of the week', async () => {
  const [week] = await query(
    'select private.start_of_stockholm_day(private.due_report_week() + 7) as ends_at',
  );
  const setMove = (application: string, distance: string) =>
    query(
      `update public.stage_stays as stay set
         entered_at = case when stay.stage = 'new' then stay.entered_at else $2::timestamptz + $3::interval end,
         left_at = case when stay.stage = 'new' then $2::timestamptz + $3::interval end
       where stay.application_id = $1`,
      [application, week.ends_at, distance],
    );
  // Moved before the week ended, after it, and applied after it.
  await setMove(await apply('screening', '20 days'), '-1 hour');
  await setMove(await apply('interview', '20 days'), '1 hour');
  await apply('new');
  await query('select private.write_report($1)', [client]);
  const { earlier } = await reports();
  expect(earlier[0].searches).toMatchObject([{ stages: { new: 1, screening: 1 } }]);
});

test('a report is stored once, and as it was', async () => {
  await apply('new', '20 days');
  const write = () => query('select week from private.write_report($1)', [client]);
  expect(await write()).toMatchObject([{ week: expect.anything() }]);
  await apply('offer');
  expect(await write()).toEqual([{ week: null }]);
  const { earlier } = await reports();
  expect(earlier).toMatchObject([{ searches: [{ stages: { new: 1 } }] }]);
});

describe('a contact', () => {
  test('sees this week live and the stored reports of their own client', async () => {
    await query('select private.write_report($1)', [client]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: client },
    ]);
    await apply('screening');
    expect(await reports()).toMatchObject({
      wants_report: true,
      current: { searches: [{ id: job, stages: { screening: 1 } }] },
      earlier: [{ searches: [{ id: job, stages: {} }] }],
    });
    const other = await addClient(`Fjärilshuset ${crypto.randomUUID()}`);
    await addSearch(other, '30 days');
    expect(await reports('contact', other)).toBeNull();
  });

  const set = async (wanted: boolean, ofClient = client) => {
    const [row] = await as('contact', 'select public.set_portal_report($1, $2) as done', [
      ofClient,
      wanted,
    ]);
    return row.done;
  };

  test('turns the mail off and on, for their own client only', async () => {
    expect(await set(false)).toBe(true);
    expect(await reports()).toMatchObject({ wants_report: false });
    expect(await set(true)).toBe(true);
    expect(await reports()).toMatchObject({ wants_report: true });
    expect(await set(false, await addClient(`Andra ${crypto.randomUUID()}`))).toBe(false);
  });

  test('changes nothing by choosing the same again, and little by changing it without end', async () => {
    const written = async () => {
      const [row] = await query(
        `select (select count(*) from public.audit_log) as entries, (select count(*) from public.portal_changes) as changes`,
      );
      return row;
    };
    await query(`delete from private.rate_limits where key like 'portal-report:%'`);
    const before = await written();
    expect(await set(true)).toBe(true);
    expect(await written()).toEqual(before);
    for (let change = 1; change <= 20; change += 1) await set(change % 2 === 0);
    const changed = await written();
    expect(changed).not.toEqual(before);
    await expect(set(false)).rejects.toMatchObject({ code: 'PT429' });
    expect(await set(true)).toBe(true);
    expect(await written()).toEqual(changed);
    await query(`delete from private.rate_limits where key like 'portal-report:%'`);
  });

  test('is notified when a recruiter turns it off', async () => {
    await as('recruiter', 'update public.client_portal_access set wants_report = false');
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: client },
    ]);
    expect(await reports()).toMatchObject({ wants_report: false });
  });
});

test.each(['account', 'pending', 'editor', 'recruiter', 'admin'] as const)(
  '%s has no reports in the portal, and sets nothing',
  async (actor) => {
    expect(await reports(actor)).toBeNull();
    expect(await as(actor, 'select public.set_portal_report($1, false) as done', [client])).toEqual(
      [{ done: false }],
    );
  },
);
