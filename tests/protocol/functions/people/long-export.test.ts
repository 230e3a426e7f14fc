import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { longHistory, writeLongHistory } from '../../../fixtures/applicants/long-history.ts';
import { cast } from '../../../fixtures/cast.ts';
import { eventually } from '../../../fixtures/eventually.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// A person with a history of many years, whose export is longer than what the server holds at a time.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

let person: Awaited<ReturnType<typeof createApplicant>>;
beforeAll(async () => {
  person = await createApplicant();
  await writeLongHistory(server.database.query, person.id);
});

const exportByPerson = () => ({
  name: 'person',
  body: new URLSearchParams({ action: 'export', token: person.token, page: `/me/${person.token}` }),
  headers: { accept: 'text/html' },
});

const staffs = async () => {
  const claims = { sub: cast.rasmus.id, role: 'authenticated', aal: 'aal1' };
  const token = await server.keys.sign(claims, 3600);
  return {
    name: 'export-person',
    body: JSON.stringify({ person_id: person.id }),
    headers: {
      accept: 'application/octet-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
  };
};

const exporters = [
  ['the person', async () => exportByPerson()],
  ['staff', staffs],
] as const;

const recorded = () =>
  rows(
    `select
       (select count(*)::int from audit_log where action = 'export' and row_id = $1) as audited,
       (select count(*)::int from privacy_requests where person_id = $1::uuid and kind = 'export' and state = 'done') as done,
       (select count(*)::int from person_events where person_id = $1::uuid and kind = 'exported') as events`,
    [person.id],
  ).then(([counts]) => counts);

async function readToEnd(reader: ReadableStreamDefaultReader | undefined): Promise<void> {
  while (!(await reader?.read())?.done);
}

describe.each(exporters)('%s', (who, prepare) => {
  it('exports all of it as valid JSON, and records it', async () => {
    const recordedBefore = await recorded();
    const { name, ...init } = await prepare();
    const response = await server.post(name, init);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(
      who === 'staff' ? 'application/octet-stream' : 'application/json',
    );
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeGreaterThan(20_000_000);
    const data = JSON.parse(text);
    // Indented, because people open it.
    expect(text).toBe(JSON.stringify(data, null, 2));
    // Besides that of the application form.
    const subjects = new Set(data.mails.map((mail: { subject: string }) => mail.subject));
    for (let number = 1; number <= longHistory.mails; number += 1)
      expect(subjects.has(`Mail ${number}`)).toBe(true);
    expect(data.received_mails).toHaveLength(longHistory.receivedMails);
    expect(new Set(data.received_mails.map((mail: { subject: string }) => mail.subject)).size).toBe(
      longHistory.receivedMails,
    );
    const times = data.received_mails.map((mail: { received_at: string }) => mail.received_at);
    expect(times).toEqual([...times].sort());
    expect(data.notes).toHaveLength(longHistory.notes);
    const [{ count }] = await rows(
      'select count(*)::int from person_timeline where person_id = $1',
      [person.id],
    );
    // The entry of this export is written after the list.
    expect(data.history).toHaveLength(count - 1);
    expect(await recorded()).toEqual({
      audited: recordedBefore.audited + 1,
      done: recordedBefore.done + 1,
      events: recordedBefore.events + 1,
    });
  });

  it('hangs up in the middle: the attempt is recorded, and nothing else is left', async () => {
    const recordedBefore = await recorded();
    const { name, body, headers } = await prepare();
    const url = `${server.url}/functions/v1/${name}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const call = request(url, {
      method: 'POST',
      headers: { ...type, 'x-forwarded-for': '10.9.9.9' },
    });
    call.on('error', () => undefined);
    call.end(String(body));
    const [response] = await once(call, 'response');
    await once(response, 'data');
    call.destroy();
    await eventually(async () => {
      const { idleCount, totalCount, waitingCount } = server.database.pool;
      expect({ busy: totalCount - idleCount, waitingCount }).toEqual({ busy: 0, waitingCount: 0 });
    });
    const [{ open }] = await rows(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`,
    );
    expect(open).toBe(0);
    expect(await recorded()).toEqual({ ...recordedBefore, audited: recordedBefore.audited + 1 });
  });
});

it('a colleague whose rights end meanwhile gets no end of the file', async () => {
  const { name, ...init } = await staffs();
  const response = await server.post(name, init);
  const reader = response.body?.getReader();
  await reader?.read();
  await rows(`update staff_profiles set state = 'disabled' where user_id = $1`, [cast.rasmus.id]);
  await expect(readToEnd(reader)).rejects.toThrow();
});

it('staff get no end of the file if the person asks to be erased meanwhile', async () => {
  await rows(`update staff_profiles set state = 'active' where user_id = $1`, [cast.rasmus.id]);
  const { name, ...init } = await staffs();
  const response = await server.post(name, init);
  const reader = response.body?.getReader();
  await reader?.read();
  const set = 'update people set erase_after = $2, erasure_requested_at = $2 where id = $1';
  await rows(set, [person.id, new Date(Date.now() + 86_400_000)]);
  await expect(readToEnd(reader)).rejects.toThrow();
  await rows(set, [person.id, null]);
});

it('the person gets no end of the file if they are erased meanwhile', async () => {
  const { name, ...init } = exportByPerson();
  const response = await server.post(name, init);
  const reader = response.body?.getReader();
  await reader?.read();
  const erasure = { action: 'erase', token: person.token, confirm: true };
  expect(await server.invoke('person', erasure)).toMatchObject({ status: 200 });
  await expect(readToEnd(reader)).rejects.toThrow();
});
