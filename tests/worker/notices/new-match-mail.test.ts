import { beforeAll, expect, it } from 'vitest';
import { createReadAs } from '../../../server/boot/services/read-as.ts';
import { createIdentify } from '../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../server/http/identity/live-sessions.ts';
import { createRestHandler } from '../../../server/rest/handler.ts';
import type { JobContext } from '../../../server/worker/context.ts';
import { tellOfNewMatches } from '../../../server/worker/notices/tell-of-new-matches.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { rasmus, edith, astrid } = cast;
let context: JobContext;
let view: string;

const request = 'rpc/find_in_candidate_list?query=kotlin&select=id&seniority=in.(senior)';

beforeAll(async () => {
  const identify = createIdentify(server.keys, await createIsLiveSession(server.database));
  const rest = createRestHandler({ database: server.database, identify });
  context = await jobContext({ ...server, readAs: createReadAs(server.keys, rest) });
  await addCandidate('Early');
  const added = await asStaff(
    'recruiter',
    `insert into saved_views (screen, name, query, is_shared)
     values ('candidates', 'Kotlin', 'q=kotlin&seniority=senior', true) returning id`,
  );
  view = (added.rows[0] as { id: string }).id;
  await follow(request);
});

async function addCandidate(name: string, seniority = 'senior'): Promise<void> {
  await rows(
    `with person as (
       insert into people (first_name, last_name, email) values ($1, 'Kotlinsson', $1 || '@people.example') returning id
     )
     insert into candidates (person_id, skills, seniority, consent_expires_at)
     select id, '{Kotlin}', $2, now() + interval '1 year' from person`,
    [name, seniority],
  );
}

const follow = (request: string) =>
  asStaff(
    'recruiter',
    `insert into view_alerts (view_id, request, row_key) values ($1, $2, 'id')`,
    [view, request],
  );

/** Runs the task after the time in which nobody is mailed again. */
async function look(): Promise<void> {
  await rows(`update view_alerts set checked_at = checked_at - interval '10 minutes',
    tried_at = tried_at - interval '10 minutes'`);
  await tellOfNewMatches(context, undefined, async () => undefined);
}

const mails = () =>
  rows(
    `select to_email, variables from outbox where template_key = 'staff_new_matches' order by created_at, id`,
  );

it('mails about people who appear in the view, and not about those who were there', async () => {
  await look();
  expect(await mails()).toEqual([]);
  await addCandidate('Ada');
  await addCandidate('Bo');
  await addCandidate('Junior', 'junior');
  await look();
  await look();
  expect(await mails()).toEqual([
    {
      to_email: rasmus.email,
      variables: {
        first_name: 'Rasmus',
        view: 'Kotlin',
        count: '2',
        link: 'https://alpaca.example/admin/candidates?q=kotlin&seniority=senior&lang=en',
      },
    },
  ]);
  const visibleRows = await rows(`select from audit_log where action = 'bulk_read'`);
  expect(visibleRows).toEqual([]);
});

it('reads with the rights of the colleague, and not at all after they have left', async () => {
  await rows(`update staff_profiles set role = 'editor' where user_id = $1`, [rasmus.id]);
  await addCandidate('Cleo');
  await look();
  expect(await mails()).toHaveLength(1);
  await rows(`update staff_profiles set role = 'recruiter' where user_id = $1`, [rasmus.id]);
  await look();
  expect(await mails()).toHaveLength(2);
});

it('keeps an alert whose list cannot be read, and tells nobody', async () => {
  await rows('update view_alerts set request = $1', ['candidate_list?no_such_column=eq.1']);
  await look();
  expect(await mails()).toHaveLength(2);
  expect(await rows('select from view_alerts')).toHaveLength(1);
});

it('reads the view of a colleague although many others cannot be read', async () => {
  await rows(
    `with broken as (
       insert into saved_views (user_id, screen, name, query)
       select $1, 'candidates', 'Broken ' || number, 'q=' || number from generate_series(1, 120) as number returning id
     )
     insert into view_alerts (view_id, user_id, request, row_key)
     select id, $1, 'candidate_list?no_such_column=eq.1', 'id' from broken`,
    [rasmus.id],
  );
  await rows(
    `insert into view_alerts (view_id, user_id, request, row_key, checked_at, tried_at)
     values ($1, $2, $3, 'id', now() - interval '1 day', now() - interval '1 day')`,
    [view, astrid.id, request],
  );
  await look();
  expect(
    await rows(
      `select from view_alerts where user_id = $1 and checked_at > now() - interval '1 hour'`,
      [astrid.id],
    ),
  ).toHaveLength(1);
  await rows(`delete from saved_views where name like 'Broken %'`);
  await rows('delete from view_alerts where user_id = $1', [astrid.id]);
});

it('ends when the view changes or is no longer shared', async () => {
  await rows(
    'insert into view_alerts (view_id, user_id, request, row_key) values ($1, $2, $3, $4)',
    [view, edith.id, request, 'id'],
  );
  await asStaff('recruiter', 'update saved_views set is_shared = false where id = $1', [view]);
  expect(await rows('select user_id from view_alerts')).toEqual([{ user_id: rasmus.id }]);
  await asStaff('recruiter', `update saved_views set query = 'q=java' where id = $1`, [view]);
  expect(await rows('select from view_alerts')).toEqual([]);
  expect(await rows('select from private.view_alert_rows')).toEqual([]);
});

it('accepts only requests for a list', async () => {
  for (const request of [
    'https://evil.example/?x',
    '../auth/v1/user?x',
    'people',
    'people?a=1\nb',
  ]) {
    await expect(follow(request), request).rejects.toThrow(/view_alerts_request_check/);
  }
});
