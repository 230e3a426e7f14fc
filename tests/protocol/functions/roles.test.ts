import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../server/functions/registry.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

// Calls every remote function as every role. The body can be empty: rights are checked first.

const { server } = prepareFunctionsServer();
const callers = [
  ['a visitor', undefined],
  ['somebody with an account who is not staff', 'viola'],
  ['somebody who waits for approval', 'pelle'],
  ['editor', 'edith'],
  ['recruiter', 'rasmus'],
  ['admin', 'astrid'],
] as const;

const definitions = [...registry.values()];

const allowed: [roles: string, names: string][] = [
  [
    'anyone',
    'answer-approval apply confirm-submission contact get_next_calendly_url join-candidate-bank join-freelance-network join-newsletter join-waiting-list person portal-invoice-pdf portal-review request-pause review send-calculation send-password-reset send-portal-code track',
  ],
  [
    'admin',
    'anonymise check-go-live create-api-token delete-data-export demo-content invite-colleague person-account preview-retention rotate-webhook-secret save-mail-template staff-account start-data-export test-mail',
  ],
  ['admin,editor', 'save-logo-drawing'],
  [
    'admin,recruiter,editor',
    'cancel-bulk-action preview-bulk-action start-bulk-action undo-bulk-action',
  ],
  [
    'admin,recruiter',
    'add-application add-document add-import-file ask-for-approval ask-to-renew assign-mail calendar-feed cancel-import cancel-interview change-interview check-import close-job create-cv-import credit-invoice decide-freelancer decide-pause-request edit-import export-person export-presentation finish-import-files forget-bounce generate-invoices give-portal-access invoice-pdf list-free-times mail-invoice mark-invoice-paid merge-people move-application prepare-mail preview-mail preview-message propose-job schedule-interview send-invoice send-mail set-invoice-rate show-mail start-import undo-decision undo-import undo-move upload-import',
  ],
];

it.each(allowed)('%s can call these functions and no others', (roleNames, names) => {
  const withRoles = definitions.filter(({ roles }) => String(roles) === roleNames);
  expect(withRoles.map(({ name }) => name).toSorted()).toEqual(names.split(' '));
});

it('every function has its roles in the table', () => {
  const listed = allowed.map(([roles]) => roles);
  const missing = definitions.filter(({ roles }) => !listed.includes(String(roles)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(definitions.filter(({ roles }) => roles !== 'anyone'))('$name', ({ name, roles }) => {
  it.each(callers)('as %s', async (role, as) => {
    const { status, error } = await server.invoke(name, {}, as && { as });
    if ((roles as string[]).includes(role)) expect(error).not.toBe('not_allowed');
    else expect({ status, error }).toEqual({ status: 403, error: 'not_allowed' });
  });

  it('with an invalid token', async () => {
    const headers = { authorization: 'Bearer not.a.token' };
    expect((await server.post(name, { body: '{}', headers })).status).toBe(403);
  });
});

it('a colleague who is disabled while the body arrives is rejected', async () => {
  const setState = (state: string) =>
    server.database.query('update public.staff_profiles set state = $2 where user_id = $1', [
      cast.rasmus.id,
      state,
    ]);
  const sub = cast.rasmus.id;
  const token = await server.keys.sign({ sub, role: 'authenticated', aal: 'aal1' }, 60);
  const sent = request(`${server.url}/functions/v1/export-person`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  sent.write('{"person_id":');
  await sleep(300);
  await setState('disabled');
  await sleep(300);
  sent.end(`"${randomUUID()}"}`);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await setState('active');
  expect(response.statusCode).toBe(403);
});

it('the token of a session that has ended is rejected with 401', async () => {
  const sub = cast.astrid.id;
  const { rows } = await server.database.query<{ id: string }>(
    'insert into auth.sessions (user_id) values ($1) returning id',
    [sub],
  );
  const session_id = rows[0]?.id;
  const token = await server.keys.sign({ sub, role: 'authenticated', session_id }, 60);
  const call = async () => {
    const response = await server.post('staff-account', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'list_sessions', user_id: cast.rasmus.id }),
    });
    return [response.status, (await response.json()).code];
  };
  expect(await call()).toEqual([200, undefined]);
  await server.database.query('delete from auth.sessions where id = $1', [session_id]);
  await expect.poll(call).toEqual([401, 'session_not_found']);
});
